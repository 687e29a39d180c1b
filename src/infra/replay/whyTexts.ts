import type { Place, Stop, TimerStory, Why } from "./why.ts";

/** Time since the start of the visit: `15:00`, `1:02:03`, `0:01.500`. */
export function clockText(ms: number): string {
  const absMs = Math.abs(ms);
  const twoDigits = (n: number) => String(Math.floor(n)).padStart(2, "0");
  const hours = Math.floor(absMs / 3_600_000);
  const minutes = Math.floor(absMs / 60_000) % 60;
  const head = hours > 0 ? `${hours}:${twoDigits(minutes)}` : `${minutes}`;
  const thousandths = absMs % 1_000;
  const tail = thousandths === 0 ? "" : `.${String(thousandths).padStart(3, "0")}`;
  return `${ms < 0 ? "-" : ""}${head}:${twoDigits((absMs / 1_000) % 60)}${tail}`;
}

/** `25 s`, `4 min 10 s`, `0.5 s`. */
function lengthText(ms: number): string {
  if (ms < 60_000) return `${ms / 1_000} s`;
  const minutes = Math.floor(ms / 60_000);
  const seconds = (ms % 60_000) / 1_000;
  const head =
    minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return seconds === 0 ? head : `${head} ${seconds} s`;
}

type Answer = Omit<Why, "sentence">;

/** The answer in words; times count from `startAt`, the start of the visit. */
export function sentenceOf(answer: Answer, startAt: number, last: Place | undefined): string {
  const when = (at: number) => clockText(at - startAt);
  const entry = ({ type, seq, at }: Place) => `${type} (entry ${seq}, ${when(at)})`;

  const because = ({ armed, causes }: TimerStory): string => {
    const [direct, ...earlier] = causes;
    if (direct === undefined) return `armed at entry ${armed.seq}, ${when(armed.at)}`;
    const origin = earlier.at(-1);
    const back = origin === undefined ? "" : `, which goes back to ${entry(origin)}`;
    return `armed at entry ${armed.seq}, ${when(armed.at)}, by ${entry(direct)}${back}`;
  };
  const reset = ({ resets }: TimerStory): string =>
    resets === null
      ? ""
      : `; the wait that began at entry ${resets.seq}, ${when(resets.at)}, was begun anew by it`;
  const due = ({ dueAt }: TimerStory): string => {
    const leftMs = dueAt - answer.at;
    if (leftMs >= 0) return `due at ${when(dueAt)}, in ${lengthText(leftMs)}`;
    const silence =
      last === undefined ? "" : `: nothing was recorded after entry ${last.seq}, ${when(last.at)}`;
    return `was due at ${when(dueAt)} and has not fired, because the page did not look${silence}`;
  };
  const stop = ({ kind, name, since }: Stop): string =>
    kind === "pauses"
      ? `it is held up by ${name} since ${entry(since)}`
      : `it needs ${name}, which does not hold since ${entry(since)}`;
  const stops = answer.stops.map(stop).join("; ");
  const stopped = stops === "" ? "" : ` ${upper(stops)}.`;

  const head = `At ${when(answer.at)}, after entry ${answer.seq}, ${answer.rule}`;
  const ended = (story: TimerStory, verb: string): string => {
    const { end } = story;
    const input = end === null || end.input.seq === end.seq ? "" : `, by ${entry(end.input)}`;
    return `${verb} at entry ${end?.seq ?? 0}, ${when(end?.at ?? 0)}${input}; it had been ${because(story)}, and due at ${when(story.dueAt)}`;
  };
  switch (answer.tag) {
    case "armed": {
      const timers = answer.armed.map((story) => `${because(story)}; ${due(story)}${reset(story)}`);
      return `${head} is ${timers.join("; and ")}.${stopped}`;
    }
    case "fired":
      return `${head} is not armed: it ${answer.last === null ? "fired" : ended(answer.last, "fired")}.${stopped}`;
    case "cancelled": {
      const story = answer.last === null ? "" : ended(answer.last, "was taken back");
      return `${head} is not armed and did not fire: its timer ${story}.${stopped}`;
    }
    case "never armed":
      return stops === ""
        ? `${head} was never armed: nothing stops it, but nothing was due.`
        : `${head} was never armed.${stopped}`;
    case "not loaded":
      return `${head} is not loaded: its domain has not arrived.`;
  }
}

const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
