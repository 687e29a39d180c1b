import { planRecording } from "../../server/recorded/plan.ts";
import { readRecording } from "../../server/recorded/recording.ts";
import type { App } from "./fixture.ts";

/** The events of one market of a recorded match; times of the recording, Unix milliseconds. */
export type Story = {
  readonly market: string;
  /** The announced start of the match: it ties the recording to the server's clock. */
  readonly startsAt: number;
  readonly inPlayAt: number;
  /** The first suspension in play that lasts longer than a few polls. */
  readonly suspendedAt: number;
  readonly closedAt: number;
};

const longEnoughMs = 20_000;

/** Reads from the file what a test waits for; throws when the recording does not have it. */
export function storyOf(file: string): Story {
  const recording = readRecording(file);
  const plan = planRecording(recording);
  const [game] = plan.games;
  const nameOf = (typeId: number) =>
    plan.marketTypes.find(({ id }) => id === typeId)?.name.en ?? "";
  for (const line of game?.lines ?? []) {
    const states = recording.messages.flatMap(({ at, markets }) =>
      markets.flatMap(({ id, definition }) =>
        id === line.streamId && definition ? [{ at, ...definition }] : [],
      ),
    );
    const suspended = states.find(
      ({ at, status, isInPlay }) =>
        isInPlay &&
        status === "SUSPENDED" &&
        (states.find((later) => later.at > at && later.status !== status)?.at ?? at) - at >
          longEnoughMs,
    );
    const closed = states.find(({ status }) => status === "CLOSED");
    const market = nameOf(line.typeId);
    if (!game || !suspended || !closed || !/^(Match result|Winner)$/.test(market)) continue;
    return {
      market,
      startsAt: game.startsAt,
      inPlayAt: recording.inPlayAt ?? Number.NaN,
      suspendedAt: suspended.at,
      closedAt: closed.at,
    };
  }
  throw new Error(`${file}: no market that is suspended in play and settled`);
}

type Feed = {
  readonly serverTime: number;
  readonly games: readonly {
    readonly id: number;
    readonly sportId: number;
    readonly startTime: number;
  }[];
};

async function askFeed({ url }: App, feed: "live" | "line"): Promise<Feed> {
  const answer = await fetch(`${url}/${feed}-feed/v1/games?lng=en`);
  return (await answer.json()) as Feed;
}

/** Advances the server's clock to a time of the recording, at real speed. */
export async function playTo(app: App, story: Story, at: number): Promise<void> {
  const [live, line] = [await askFeed(app, "live"), await askFeed(app, "line")];
  const [game] = [...live.games, ...line.games];
  if (game === undefined) throw new Error("The feed shows no match");
  const wallAt = game.startTime * 1000 + (at - story.startsAt);
  await app.control({ advanceMs: Math.max(0, Math.round(wallAt - live.serverTime)) });
}

/** The path of the one live match. */
export async function livePath(app: App): Promise<string> {
  const [game] = (await askFeed(app, "live")).games;
  if (game === undefined) throw new Error("No match is live");
  return `/en/section/live/${game.sportId}/${game.id}`;
}
