import { tellRecorded } from "./recordedStory.ts";

tellRecorded("cricket", "cricket-netherlands-png-2022-07-11");
