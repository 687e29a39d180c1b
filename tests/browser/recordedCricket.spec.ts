import { reportRecorded } from "./recordedStory.ts";

reportRecorded("cricket", "cricket-netherlands-png-2022-07-11");
