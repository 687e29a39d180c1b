import { setTimeout as pass } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { type Fields, isFields } from "../json.ts";
import type { Service } from "./environment.ts";
import { ApiError } from "./errors.ts";
import { apiPrefixes } from "./proxy.ts";

/**
 * How another backend may answer within the contract, and at its edges: nothing that may be left out (`bare`), every
 * other read put off (`busy`), feeds tick by tick with `more` (`pieces`), values that the contract does not have
 * (`unknown`), one item of each list unreadable (`odd`), late (`slow`).
 */
export const manners = ["bare", "busy", "pieces", "unknown", "odd", "slow"] as const;
export type Manner = (typeof manners)[number];

const lateByMs = 1500;
const putOffSec = 1;
/** These say how a visit begins, and are kept by browsers. */
const spared = ["/bff-api/config/all.json"];

/** Outside production, `/__control` has the server answer as another backend might. */
export const otherManners = ({ site }: Service): MiddlewareHandler => {
  const reads = new Map<string, number>();
  return async (call, next) => {
    const { path, method } = call.req;
    const { manner } = site;
    const isCall = apiPrefixes.some((prefix) => path.startsWith(`/${prefix}/`));
    if (manner === null || !isCall || spared.includes(path)) return next();
    if (manner === "slow") await pass(lateByMs);
    if (manner === "busy" && method === "GET") {
      const count = (reads.get(path) ?? 0) + 1;
      reads.set(path, count);
      if (count % 2 === 1) throw new ApiError(429, 60, { retryAfterSec: putOffSec });
    }
    await next();
    const change = changes[manner];
    const type = call.res.headers.get("Content-Type") ?? "";
    if (change === undefined || !call.res.ok || !type.startsWith("application/json")) return;
    const answer: unknown = await call.res.json();
    const headers = new Headers(call.res.headers);
    // What a browser has kept is of the server's own manner.
    for (const name of ["ETag", "Content-Length"]) headers.delete(name);
    headers.set("Cache-Control", "no-store");
    const { status } = call.res;
    call.res = undefined;
    call.res = new Response(JSON.stringify(change(answer, path)), { status, headers });
  };
};

type Change = (answer: unknown, path: string) => unknown;

/** Optional fields of what the visits of a player show (contract: GameCard, FeedAnswer, Champ, InformationItem). */
const optional = new Set([
  "title",
  "score",
  "timeSec",
  "isClockRunning",
  "isBlocked",
  "isTop",
  "isBannedExpress",
  "hasVideo",
  "statisticId",
  "pageType",
  "countryCode",
  "patches",
  "removedGames",
  "removedMarkets",
  "more",
  "idSpace",
  "breadcrumbs",
  "icon",
  "bonuses",
  "isAvailableFirstDepositBonus",
  "isAccountFrozen",
]);

const bare: Change = (answer, path) =>
  withFields(answer, (fields) =>
    Object.fromEntries(
      Object.entries(fields).filter(
        // The champions of a feed have titles of their own, and so have pages.
        ([name]) => !optional.has(name) || (name === "title" && !path.includes("-feed/")),
      ),
    ),
  );

const strange: Readonly<Record<string, unknown>> = {
  pageType: "hologram",
  kind: 99,
};
const unknown: Change = (answer, path) =>
  withFields(answer, (fields) => {
    const isBet = path.startsWith("/web-api/bets/") && "status" in fields;
    const known = Object.keys(strange).filter((name) => name in fields && path.includes("-feed/"));
    return {
      ...fields,
      ...Object.fromEntries(known.map((name) => [name, strange[name]])),
      ...(isBet ? { status: "half_won" } : {}),
      somethingNew: { that: "nobody knows" },
    };
  });

const unreadable = { id: "unreadable" };
const odd: Change = (answer) =>
  withFields(answer, (fields) => {
    const isRows = Array.isArray(fields["coefs"]);
    // The space of ids has pairs of numbers under the same names.
    const isSpace = Array.isArray(fields["outcomes"]);
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        if (isRows && name === "coefs" && Array.isArray(value))
          return [name, ["unreadable", ...value.slice(1)]];
        const isList = !isSpace && (name === "items" || name === "games") && Array.isArray(value);
        return [name, isList ? [unreadable, ...value] : value];
      }),
    );
  });

const changes: Partial<Readonly<Record<Manner, Change>>> = { bare, unknown, odd };

/** A copy with every object of it changed, the inner ones first. */
function withFields(value: unknown, change: (fields: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => withFields(item, change));
  if (!isFields(value)) return value;
  const inner = Object.entries(value).map(([name, field]) => [name, withFields(field, change)]);
  return change(Object.fromEntries(inner) as Fields);
}
