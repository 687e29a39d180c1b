import { tellRecorded } from "./recordedStory.ts";

tellRecorded("football", "football-77mkts-middlesbrough-mancity-2017-04-30");
