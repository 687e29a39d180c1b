import { filter, merge, mergeMap, of, startWith, switchMap } from "rxjs";
import type { Draft } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { DomainsArrived, DomainsMissing } from "../../events/runtime/events.ts";
import { SectionFailed } from "../../events/sections/events.ts";
import { ChunkReloadAllowed } from "../../events/shell/deviceEvents.ts";
import { PageReloadRequested, ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule, runs } from "../rules/rule.ts";
import { offline } from "../rules/conditions.ts";

export const CHUNK_RELOAD = rule({
  id: "CHUNK-RELOAD",
  ledger: ["sections-021", "error-009"],
  parameters: {
    everyMs: { unit: "ms", fallback: 60_000 },
    /**
     * RULES-RETRY requests missing domains again; only when that fails as well is their chunk considered
     * lost.
     */
    partMisses: { unit: "count", fallback: 3 },
  },
  // Without a connection no chunk can load, and a reload would lose the page.
  pauses: { offline },
  persists: ["tl.s.chunkReloadAt"],
});

const allowAgain = deadline({
  name: "chunks/reload",
  rule: CHUNK_RELOAD,
  due: ({ shell }) => {
    if (shell.chunkReloadAt === null) return [];
    const wholeMs = parameter(CHUNK_RELOAD, "everyMs", shell.config);
    return [{ key: "", at: shell.chunkReloadAt + wholeMs, wholeMs }];
  },
  fire: () => of(ChunkReloadAllowed({})),
});

const misses = ({ shell }: State): number => parameter(CHUNK_RELOAD, "partMisses", shell.config);

/** After a new release the chunks that this page refers to are gone: the page reloads, but not in a loop. */
export const reloadForChunk: Epic = {
  name: "chunks/reload",
  run: (deps) =>
    merge(
      allowAgain.run(deps),
      merge(
        deps.on(SectionFailed).pipe(filter(({ data }) => data.reason === "chunk")),
        deps.on(DomainsArrived).pipe(
          startWith(null),
          switchMap(() =>
            deps.on(DomainsMissing).pipe(
              // A failure while offline does not mean that the chunk is lost.
              filter(() => runs(CHUNK_RELOAD, deps.state())),
              filter((_, index) => index + 1 >= misses(deps.state())),
            ),
          ),
        ),
      ).pipe(
        filter(() => {
          const state = deps.state();
          return state.shell.chunkReloadAt === null && runs(CHUNK_RELOAD, state);
        }),
        mergeMap(() =>
          of<Draft[]>(
            ValueStored({
              area: "session",
              key: "tl.s.chunkReloadAt",
              value: String(deps.clock.now()),
            }),
            PageReloadRequested({ reason: "chunk" }),
          ),
        ),
      ),
    ),
};
