import type { Language } from "../feed/cards.ts";
import type { Played } from "../feed/source.ts";
import type { Score, Texts } from "../feed/types.ts";
import type { App, Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { pageLanguage } from "../http/query.ts";
import { sendShared } from "../http/shared.ts";

/** The details of a score by their key, in the order of the rows. */
const details: Readonly<Record<string, Texts>> = {
  possession: { en: "Possession, %", ru: "Владение мячом, %" },
  shotsOnTarget: { en: "Shots on target", ru: "Удары в створ" },
  corners: { en: "Corners", ru: "Угловые" },
  yellowCards: { en: "Yellow cards", ru: "Жёлтые карточки" },
  redCards: { en: "Red cards", ru: "Красные карточки" },
};

/** getStatistics: what the score of the match has, and what its sides played before it. [screen-statistic] */
export function statisticCalls(app: App, { source, now }: Service): void {
  app.get("/web-api/statistics/v1/games/:statisticId", (call) => {
    const lng = pageLanguage(call);
    const statisticId = call.req.param("statisticId");
    const permanentId = Number(/^st-(\d{1,15})$/.exec(statisticId)?.[1] ?? Number.NaN);
    const record = Number.isNaN(permanentId) ? null : source.record(permanentId, now());
    if (record === null) throw new ApiError(404, 40);
    return sendShared(call, "public, max-age=30", {
      statisticId,
      rows: record.score === null ? [] : rowsOf(record.score, lng),
      lastGames: record.before.map(lastGame),
    });
  });
}

function rowsOf(score: Score, lng: Language) {
  const parts = (score.periods ?? []).map(({ name, values }) => ({ name: name[lng], values }));
  const known = Object.entries(details).flatMap(([key, name]) => {
    const values = score.details?.[key];
    return values === undefined ? [] : [{ name: name[lng], values }];
  });
  return [...parts, ...known];
}

const lastGame = ({ startTime, opponent1, opponent2, title, score }: Played) => ({
  startTime,
  opponents:
    opponent1 && opponent2 ? [opponent1.name, opponent2.name] : [title ?? opponent1?.name ?? ""],
  formattedScore: score.formatted,
});
