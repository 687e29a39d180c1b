import { reportRecorded } from "./recordedStory.ts";

reportRecorded("football", "football-77mkts-middlesbrough-mancity-2017-04-30");
