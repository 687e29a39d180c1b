import { tellRecorded } from "./recordedStory.ts";

tellRecorded("tennis-hassan-haerteis-2020-05-02");
