import { reportRecorded } from "./recordedStory.ts";

reportRecorded("horse racing", "horseracing-win-gb-2025-04-01");
