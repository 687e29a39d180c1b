import { tellRecorded } from "./recordedStory.ts";

tellRecorded("horseracing-win-gb-2025-04-01");
