import { CONVERT_REMINDER, convertReminder } from "../epics/pointsReminder/remind.ts";
import { domain } from "./domain.ts";

/** Reminds a player that points can be converted. */
export const pointsReminder = domain({
  name: "pointsReminder",
  epics: [convertReminder],
  rules: [CONVERT_REMINDER],
});
