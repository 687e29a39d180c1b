import type { Translate } from "../../infra/i18n.ts";

/**
 * Formats a server score for players: "2:1 (1:0)" becomes "2–1", cricket innings become
 * "181/3 (20.0 ov) – 155/7 (18.2 ov)".
 */
export function scoreText(text: string, t: Translate): string {
  const innings = text.split(" : ");
  if (innings.length > 1 || /^\d+\/\d+/.test(text))
    return innings.map((score) => inningsText(score, t)).join(" – ");
  return text.replace(/^(\d+):(\d+)( \(.*\))?$/, "$1–$2");
}

const inningsText = (text: string, t: Translate): string =>
  text.replace(/ \((\d+\.\d)\)/g, (_match, overs: string) => ` ${t("sports.overs", { overs })}`);
