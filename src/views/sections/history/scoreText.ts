import type { Translate } from "../../../infra/i18n.ts";

/**
 * A score as the server writes it, for players: "2–1" of "2:1 (1:0)", "181/3 (20.0 ov) – 155/7 (18.2 ov)" of an
 * innings.
 */
export function scoreText(text: string, t: Translate): string {
  const innings = text.split(" : ");
  if (innings.length > 1 || /^\d+\/\d+/.test(text))
    return innings.map((one) => ofInnings(one, t)).join(" – ");
  return text.replace(/^(\d+):(\d+)( \(.*\))?$/, "$1–$2");
}

const ofInnings = (text: string, t: Translate): string =>
  text.replace(/ \((\d+\.\d)\)/g, (_all, overs: string) => ` ${t("sports.overs", { overs })}`);
