import { type Fields, fieldsOf, isFields, listOf, numberOr, textOr } from "../json.ts";

export type MarketStatus = "OPEN" | "SUSPENDED" | "CLOSED" | "INACTIVE";
export type RunnerStatus = "ACTIVE" | "REMOVED" | "WINNER" | "LOSER";

export type Runner = {
  readonly id: number;
  /** Handicap line, 0 in markets without lines. */
  readonly hc: number;
  readonly name: string | null;
  readonly status: RunnerStatus;
  readonly sortPriority: number;
};

export type Definition = {
  readonly eventId: string;
  readonly eventTypeId: string;
  readonly marketType: string;
  readonly bettingType: string;
  readonly name: string | null;
  readonly eventName: string | null;
  readonly venue: string | null;
  readonly countryCode: string | null;
  /** Unix milliseconds. */
  readonly marketTime: number;
  readonly isInPlay: boolean;
  readonly status: MarketStatus;
  /** A duplicate of the international market for a second regulator. */
  readonly isDouble: boolean;
  /** Seconds. */
  readonly betDelay: number;
  /** How many of the runners win; 0: any number, as of the lines of a handicap. */
  readonly places: number;
  readonly runners: readonly Runner[];
};

export type RunnerChange = {
  readonly id: number;
  readonly hc: number;
  readonly ltp: number | null;
  /** [price, size] of the full ladder, size 0 removes. */
  readonly back: readonly (readonly [number, number])[];
  /** [level, price, size] of the best levels, size 0 removes. */
  readonly bestBack: readonly (readonly [number, number, number])[];
};

export type MarketChange = {
  readonly id: string;
  readonly definition: Definition | null;
  /** The change replaces the whole book of the market. */
  readonly isImage: boolean;
  readonly runners: readonly RunnerChange[];
};

export type Message = { readonly at: number; readonly markets: readonly MarketChange[] };

/**
 * Decodes one line of a market stream; returns null for other protocol messages (connection, status).
 * @throws Error saying what is wrong with the line.
 */
export function decodeLine(line: string): Message | null {
  const message: unknown = JSON.parse(line);
  if (!isFields(message) || typeof message["op"] !== "string")
    throw new Error("no stream message: field op is missing");
  if (message["op"] !== "mcm") return null;
  const at = message["pt"];
  if (typeof at !== "number" || !Number.isFinite(at)) throw new Error("field pt is not a number");
  return {
    at,
    markets: listOf(message["mc"]).map((change) => decodeMarket(fieldsOf(change), message["ct"])),
  };
}

function decodeMarket(change: Fields, changeType: unknown): MarketChange {
  const id = change["id"];
  if (typeof id !== "string") throw new Error("a market change has no id");
  const definition = change["marketDefinition"];
  return {
    id,
    definition: definition === undefined ? null : decodeDefinition(fieldsOf(definition)),
    isImage: change["img"] === true || changeType === "SUB_IMAGE",
    runners: listOf(change["rc"]).map((runner) => decodeRunnerChange(fieldsOf(runner))),
  };
}

function decodeDefinition(fields: Fields): Definition {
  const { eventId, eventTypeId, marketTime, status } = fields;
  if (typeof eventId !== "string" || typeof eventTypeId !== "string") {
    throw new Error("a market definition has no eventId or eventTypeId");
  }
  if (status !== "OPEN" && status !== "SUSPENDED" && status !== "CLOSED" && status !== "INACTIVE") {
    throw new Error(`market status ${JSON.stringify(status)} is unknown`);
  }
  const time = Date.parse(textOr(marketTime, ""));
  if (Number.isNaN(time)) throw new Error("a market definition has no marketTime");
  return {
    eventId,
    eventTypeId,
    marketType: textOr(fields["marketType"], "OTHER"),
    bettingType: textOr(fields["bettingType"], "ODDS"),
    name: textOr(fields["name"], null),
    eventName: textOr(fields["eventName"], null),
    venue: textOr(fields["venue"], null),
    countryCode: textOr(fields["countryCode"], null),
    marketTime: time,
    isInPlay: fields["inPlay"] === true,
    status,
    isDouble: listOf(fields["regulators"])[0] !== "MR_INT" && Array.isArray(fields["regulators"]),
    betDelay: numberOr(fields["betDelay"], 0),
    places: numberOr(fields["numberOfWinners"], 0),
    runners: listOf(fields["runners"]).map((runner) => decodeRunner(fieldsOf(runner))),
  };
}

function decodeRunner(fields: Fields): Runner {
  const { id, status } = fields;
  if (typeof id !== "number") throw new Error("a runner has no id");
  return {
    id,
    hc: numberOr(fields["hc"], 0),
    name: textOr(fields["name"], null),
    status: status === "WINNER" || status === "LOSER" || status === "ACTIVE" ? status : "REMOVED",
    sortPriority: numberOr(fields["sortPriority"], 0),
  };
}

function decodeRunnerChange(fields: Fields): RunnerChange {
  const id = fields["id"];
  if (typeof id !== "number") throw new Error("a runner change has no id");
  return {
    id,
    hc: numberOr(fields["hc"], 0),
    ltp: numberOr(fields["ltp"], null),
    back: listOf(fields["atb"]).map((level) => {
      const [price, size] = numbers(level, 2);
      return [price ?? 0, size ?? 0] as const;
    }),
    bestBack: [...listOf(fields["batb"]), ...listOf(fields["bdatb"])].map((level) => {
      const [position, price, size] = numbers(level, 3);
      return [position ?? 0, price ?? 0, size ?? 0] as const;
    }),
  };
}

function numbers(level: unknown, count: number): readonly number[] {
  const list = listOf(level);
  if (list.length !== count || !list.every((item) => typeof item === "number")) {
    throw new Error(`a price level is not ${count} numbers: ${JSON.stringify(level)}`);
  }
  return list;
}
