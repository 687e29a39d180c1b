import { tellRecorded } from "./recordedStory.ts";

tellRecorded("horse racing", "horseracing-win-gb-2025-04-01");
