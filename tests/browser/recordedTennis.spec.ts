import { tellRecorded } from "./recordedStory.ts";

tellRecorded("tennis", "tennis-hassan-haerteis-2020-05-02");
