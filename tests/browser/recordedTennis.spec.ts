import { reportRecorded } from "./recordedStory.ts";

reportRecorded("tennis", "tennis-hassan-haerteis-2020-05-02");
