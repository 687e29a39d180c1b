import { setTimeout as pass } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { type Fields, isFields } from "../json.ts";
import type { Service } from "./environment.ts";
import { ApiError } from "./errors.ts";
import { apiPrefixes } from "./proxy.ts";

/**
 * Ways in which another backend may answer, within the contract and at its limits: without any optional
 * fields (`bare`), every other read deferred (`busy`), feeds tick by tick with `more` (`pieces`), values that
 * the contract does not have (`unknown`), one unreadable item in each list (`odd`), late (`slow`).
 */
export const manners = ["bare", "busy", "pieces", "unknown", "odd", "slow"] as const;
export type Manner = (typeof manners)[number];

const lateByMs = 1500;
const putOffSec = 1;
/** Needed to start a visit, and cached by browsers. */
const exempt = ["/bff-api/config/all.json"];

/** Outside production, `/__control` makes the server answer like a different backend. */
export const otherManners = ({ site }: Service): MiddlewareHandler => {
  const reads = new Map<string, number>();
  return async (call, next) => {
    const { path, method } = call.req;
    const { manner } = site;
    const isCall = apiPrefixes.some((prefix) => path.startsWith(`/${prefix}/`));
    if (manner === null || !isCall || exempt.includes(path)) return next();
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
    // The browser's cached copy is the server's normal answer.
    for (const name of ["ETag", "Content-Length"]) headers.delete(name);
    headers.set("Cache-Control", "no-store");
    const { status } = call.res;
    call.res = undefined;
    call.res = new Response(JSON.stringify(change(answer, path)), { status, headers });
  };
};

type Change = (answer: unknown, path: string) => unknown;

/**
 * Optional fields in the answers of a player's visit (contract: GameCard, FeedAnswer, Champ,
 * InformationItem).
 */
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
        // A title is optional only in feed answers; everywhere else it is required.
        ([name]) => !optional.has(name) || (name === "title" && !path.includes("-feed/")),
      ),
    ),
  );

const unknownValues: Readonly<Record<string, unknown>> = {
  pageType: "hologram",
  kind: 99,
};
const unknown: Change = (answer, path) =>
  withFields(answer, (fields) => {
    const isBet = path.startsWith("/web-api/bets/") && "status" in fields;
    const replaced = Object.keys(unknownValues).filter(
      (name) => name in fields && path.includes("-feed/"),
    );
    return {
      ...fields,
      ...Object.fromEntries(replaced.map((name) => [name, unknownValues[name]])),
      ...(isBet ? { status: "half_won" } : {}),
      somethingNew: { that: "nobody knows" },
    };
  });

const unreadable = { id: "unreadable" };
const odd: Change = (answer) =>
  withFields(answer, (fields) => {
    const isRows = Array.isArray(fields["coefs"]);
    // The id space has pairs of numbers under the same names.
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

/** A copy in which every object has been changed, inner ones first. */
function withFields(value: unknown, change: (fields: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => withFields(item, change));
  if (!isFields(value)) return value;
  const inner = Object.entries(value).map(([name, field]) => [name, withFields(field, change)]);
  return change(Object.fromEntries(inner) as Fields);
}
