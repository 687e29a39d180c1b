import { champCard, scoreCard } from "../feed/cards.ts";
import type { App, Call, Service } from "../http/environment.ts";
import { invalid } from "../http/errors.ts";
import { naturalIn, pageLanguage } from "../http/query.ts";
import { sendShared } from "../http/shared.ts";
import { liveResults, type Result, resultsOfDay, withText } from "../results/find.ts";

const usualLimit = 20;
const mostItems = 100;
const dayMs = 24 * 3_600_000;

/** Place of a match in the list: sport, championship, those under way first, the latest first. */
type Place = readonly [
  sportOrder: number,
  champOrder: number,
  champId: number,
  finished: number,
  before: number,
  id: number,
];

/** listResults; a day is one in UTC. [screen-results] */
export function resultCalls(app: App, service: Service): void {
  const { book, source } = service;
  const orders = new Map(source.sports.map(({ id, order }) => [id, order]));

  const placeOf = ({ sportId, champId, startTime, permanentId, isFinished }: Result): Place => [
    orders.get(sportId) ?? 0,
    book.champs.get(champId)?.order ?? 0,
    champId,
    isFinished ? 1 : 0,
    latestSec - startTime,
    permanentId,
  ];

  app.get("/web-api/results/v1/:zone", (call) => {
    const lng = pageLanguage(call);
    const limit = limitIn(call);
    const champId = naturalIn(call, "champId");
    const sportId = naturalIn(call, "sportId");
    const after = placeIn(call);
    const found = withText(service, zoneIn(service, call), call.req.query("text") ?? "").filter(
      (result) => champId === null || result.champId === champId,
    );
    const listed = found
      .filter((result) => sportId === null || result.sportId === sportId)
      .map((result) => ({ result, place: placeOf(result) }))
      .sort((a, b) => compare(a.place, b.place));
    const rest = listed.filter(({ place }) => after === null || compare(place, after) > 0);
    const page = rest.slice(0, limit);
    const last = page.at(-1);
    const counted = (isOf: (result: Result) => boolean) => found.filter(isOf).length;
    const champIds = new Set(page.map(({ result }) => result.champId));
    return sendShared(call, "public, max-age=60", {
      sports: source.sports
        .map(({ id, name }) => ({
          id,
          name: name[lng],
          gamesCount: counted((result) => result.sportId === id),
        }))
        .filter(({ gamesCount }) => gamesCount > 0),
      champs: [...champIds].flatMap((id) => {
        const champ = book.champs.get(id);
        return champ
          ? [
              champCard(
                champ,
                counted((result) => result.champId === id),
                lng,
              ),
            ]
          : [];
      }),
      items: page.map(({ result: { isFinished, score, ...result } }) => ({
        ...result,
        score: scoreCard(score, lng),
        finished: isFinished,
      })),
      nextPageToken: rest.length > limit && last ? last.place.join("-") : null,
    });
  });
}

/** @throws ApiError 400, code 11, for another zone or a date that is none. */
function zoneIn(service: Service, call: Call): readonly Result[] {
  const zone = call.req.param("zone");
  const day = dayIn(service, call);
  if (zone === "live") return liveResults(service);
  if (zone === "zone") return resultsOfDay(service, day);
  throw invalid("zone", "enum", "live or zone expected");
}

/** Midnight of the day, today's by default. */
function dayIn({ now }: Service, call: Call): number {
  const date = call.req.query("date");
  if (date === undefined) return Math.floor(now() / dayMs) * dayMs;
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // There is no 30 February.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date)
    throw invalid("date", "format", "a day such as 2026-11-20 expected");
  return midnight;
}

/** @throws ApiError 400, code 11, if it is not 1 to 100. */
function limitIn(call: Call): number {
  const limit = naturalIn(call, "limit") ?? usualLimit;
  if (limit < 1 || limit > mostItems) throw invalid("limit", "range", `1 to ${mostItems} expected`);
  return limit;
}

/** Later than any start, so that places are natural numbers. */
const latestSec = 99_999_999_999;

/** The place after which the page begins: matches that ended meanwhile do not shift it. */
function placeIn(call: Call): Place | null {
  const token = call.req.query("pageToken");
  if (token === undefined) return null;
  if (!/^\d{1,15}(-\d{1,15}){5}$/.test(token))
    throw invalid("pageToken", "unknown", "nextPageToken of another page expected");
  const [sport = 0, order = 0, champ = 0, finished = 0, before = 0, id = 0] = token
    .split("-")
    .map(Number);
  return [sport, order, champ, finished, before, id];
}

function compare(a: Place, b: Place): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
