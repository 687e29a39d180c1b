/** What a page has seen of its own speed; filled by `watchPage` inside the page. Times in ms. */
export type Seen = {
  fcp: number;
  lcp: number;
  shift: number;
  /** What shifted, and how far (px): its tag, first class, and the change of its place and height. */
  readonly moves: string[];
  readonly tasks: { readonly at: number; readonly ms: number }[];
  readonly frames: number[];
  /** The longest event of each interaction, by its id. */
  readonly interactions: Record<number, { at: number; ms: number; waited: number; worked: number }>;
};

declare global {
  interface Window {
    speedSeen: Seen;
  }
}

/** Runs in the page, before its own scripts. */
export function watchPage(): void {
  const seen: Seen = {
    fcp: 0,
    lcp: 0,
    shift: 0,
    moves: [],
    tasks: [],
    frames: [],
    interactions: {},
  };
  window.speedSeen = seen;
  type Any = PerformanceEntry & {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
    readonly interactionId: number;
    readonly processingStart: number;
    readonly processingEnd: number;
  };
  const watch = (type: string, take: (entry: Any) => void, durationThreshold?: number) =>
    new PerformanceObserver((list) => (list.getEntries() as Any[]).forEach(take)).observe({
      type,
      buffered: true,
      ...(durationThreshold === undefined ? {} : { durationThreshold }),
    } as PerformanceObserverInit);
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch("layout-shift", ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    seen.shift += value;
    for (const { node, previousRect: from, currentRect: to } of sources) {
      const element = node instanceof Element ? node : node?.parentElement;
      const name = `${element?.tagName.toLowerCase() ?? "?"}.${element?.classList[0] ?? ""}`;
      const by = [to.x - from.x, to.y - from.y, to.height - from.height].map(Math.round);
      seen.moves.push(`${name} ${by.join(" ")}`);
    }
  });
  watch("longtask", ({ startTime, duration }) => seen.tasks.push({ at: startTime, ms: duration }));
  watch("long-animation-frame", ({ duration }) => seen.frames.push(duration));
  watch(
    "event",
    ({ interactionId, startTime, duration, processingStart, processingEnd }) => {
      if (!interactionId) return;
      const before = seen.interactions[interactionId];
      if (before !== undefined && before.ms >= duration) return;
      seen.interactions[interactionId] = {
        at: startTime,
        ms: duration,
        waited: processingStart - startTime,
        worked: processingEnd - processingStart,
      };
    },
    16,
  );
}
