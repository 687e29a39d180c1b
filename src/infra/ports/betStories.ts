import * as t from "io-ts";
import { finite, shape } from "../../codec/codec.ts";
import { BetStoriesFound } from "../../events/betStories/events.ts";
import { BetStory, betStoriesOf, mergedStories } from "../../events/betStories/index.ts";
import type { Draft, Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { DomainsArrived } from "../../events/runtime/events.ts";
import { SessionClosed, SessionOpened } from "../../events/session/events.ts";
import { ValueNotStored } from "../../events/shell/events.ts";
import type { Vault } from "../vault.ts";
import { ownerMark } from "./ownerMark.ts";
import { read } from "./storage.ts";

const KEY = "tl.betStories";
const none: readonly BetStory[] = [];

/** As stored: the mark shows whether the signed-in player placed them, without naming anyone. */
const StoredStories = shape({ mark: finite, stories: t.array(BetStory) });

type Options = {
  /** Shared by all tabs; null where storage is forbidden. */
  readonly local: Pick<Storage, "getItem" | "removeItem" | "setItem"> | null;
  /** Calls back when another tab has written. */
  readonly onOtherTab: (receive: () => void) => void;
  readonly vault: Vault;
  readonly state: () => State;
  readonly report: (draft: Draft) => void;
};

/**
 * Keeps what this device knows of the player's bets: for the next page and for the other tabs. It leaves with the player;
 * after a session that only expired it waits for the same one.
 */
export function betStoriesPort({ local, onOtherTab, vault, state, report }: Options) {
  let known: readonly BetStory[] = none;
  let isLoaded = false;
  let lastText = "";

  const mark = (): number | null => {
    const { session } = state();
    return session.tag === "player" ? ownerMark(KEY, vault.open(session.userId)) : null;
  };
  const stored = (): readonly BetStory[] => {
    const found = read(local, KEY, StoredStories);
    const owner = mark();
    if (found === undefined || owner === null || found.mark === owner)
      return owner === null ? none : (found?.stories ?? none);
    // Somebody else is signed in now.
    local?.removeItem(KEY);
    return none;
  };

  const check = (isElsewhere: boolean): void => {
    const stories = [...stored()];
    const text = JSON.stringify(stories);
    if (stories.length === 0 || text === lastText) return;
    lastText = text;
    report(BetStoriesFound({ stories, isElsewhere }));
  };

  const keep = (): void => {
    const owner = mark();
    if (owner === null || known.length === 0) return;
    const stories = [...mergedStories(known, stored())];
    const text = JSON.stringify(stories);
    if (text === lastText) return;
    lastText = text;
    try {
      local?.setItem(KEY, JSON.stringify({ mark: owner, stories }));
    } catch {
      report(ValueNotStored({ key: KEY }));
    }
  };

  onOtherTab(() => {
    if (isLoaded) check(true);
  });

  return (entry: Entry): void => {
    if (DomainsArrived.is(entry) && entry.data.domains.includes("betStories")) {
      isLoaded = true;
      check(false);
    }
    if (SessionClosed.is(entry)) {
      known = none;
      lastText = "";
      if (entry.data.reason !== "expired" && entry.data.reason !== "start") local?.removeItem(KEY);
      return;
    }
    if (!isLoaded) return;
    if (SessionOpened.is(entry)) check(false);
    const now = betStoriesOf(state());
    if (now === known) return;
    known = now;
    // What another tab has written is on the device already.
    if (!BetStoriesFound.is(entry) || !entry.data.isElsewhere) keep();
  };
}
