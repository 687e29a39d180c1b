import { filter, merge, mergeMap, of } from "rxjs";
import type { Draft } from "../../events/define.ts";
import { SectionFailed } from "../../events/sections/events.ts";
import { ChunkReloadAllowed } from "../../events/shell/device.ts";
import { PageReloadRequested, ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { figure, rule, runs } from "../rules/rule.ts";

export const CHUNK_RELOAD = rule({
  id: "CHUNK-RELOAD",
  ledger: ["sections-021", "error-009"],
  parameters: { everyMs: { unit: "ms", fallback: 60_000 } },
  // Without a connection no chunk comes, and a reload would lose the page.
  pauses: { offline: ({ shell }) => !shell.isOnline },
  persists: ["tl.s.chunkReloadAt"],
});

const allowAgain = deadline({
  name: "chunks/reload",
  rule: CHUNK_RELOAD,
  due: ({ shell }) => {
    if (shell.chunkReloadAt === null) return [];
    const wholeMs = figure(CHUNK_RELOAD, "everyMs", shell.config);
    return [{ key: "", at: shell.chunkReloadAt + wholeMs, wholeMs }];
  },
  fire: () => of(ChunkReloadAllowed({})),
});

/** After a new release the chunks that this page knows are gone: it loads anew, but not over and over. */
export const reloadForChunk: Epic = {
  name: "chunks/reload",
  run: (deps) =>
    merge(
      allowAgain.run(deps),
      deps.on(SectionFailed).pipe(
        filter(({ data }) => {
          const state = deps.state();
          const mayReload = state.shell.chunkReloadAt === null && runs(CHUNK_RELOAD, state);
          return data.reason === "chunk" && mayReload;
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
