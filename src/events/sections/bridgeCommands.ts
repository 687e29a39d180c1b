import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { ModalName } from "../modals/events.ts";

/**
 * Control characters, marks that change the text direction, and lone surrogates, which the log cannot store.
 */
const forbiddenCharacters = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]/u;
/** A sending port would replace such a token with the private value. */
const token = /§(personal|secret):/;

/** A one-line text that is shown unchanged. */
const textUpTo = (maxLength: number) =>
  t.refinement(
    openString,
    (text) =>
      text.length <= maxLength &&
      text.trim() !== "" &&
      !forbiddenCharacters.test(text) &&
      !token.test(text),
    `words of at most ${maxLength} characters`,
  );

/** Neither empty nor dots: a browser would resolve these, and the path would lead elsewhere. */
function isPlainSegment(segment: string): boolean {
  try {
    return !/^\.{0,2}$|[/\\\p{Cc}]/u.test(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/**
 * A path of this origin, no query or fragment: no double slash, backslash or dot segments, only valid
 * escapes.
 */
const Path = t.refinement(
  openString,
  (path) =>
    path.length <= 300 &&
    /^\/[\w\-./~%!$&'()*+,;=:@]*$/.test(path) &&
    path
      .slice(1)
      .replace(/\/$/, "")
      .split("/")
      .every((segment) => path === "/" || isPlainSegment(segment)),
  "path of the app",
);

/** An id as used in the feeds. */
const Id = t.refinement(finite, (id) => Number.isSafeInteger(id) && id > 0, "id");

const name = (pattern: RegExp, label: string) =>
  t.refinement(openString, (text) => pattern.test(text), label);
/** A code, not free text, so that no personal text reaches the collector. */
const Code = name(/^[A-Za-z][\w.:-]{0,39}$/, "code");
const Params = t.refinement(
  t.record(openString, t.union([Code, finite])),
  (params) => {
    const keys = Object.keys(params);
    return keys.length <= 10 && keys.every((key) => /^[a-z][a-z0-9_]{0,29}$/.test(key));
  },
  "up to 10 codes or numbers by name",
);

export const LayoutParts = t.array(
  t.keyof({ header: null, footer: null, seo: null, bottomNavigation: null }),
);

const nothing = shape({});
/** The commands of a section with their payloads (contract, "Remote sections", Bridge). */
const payloads = {
  "nav/go": shape({ path: Path }),
  "nav/replace": shape({ path: Path }),
  "coupon/addBet": shape({ outcomeId: Id }),
  "coupon/removeBet": shape({ outcomeId: Id }),
  "coupon/clear": nothing,
  "coupon/open": nothing,
  "modal/open": shape({ modal: ModalName }),
  "modal/close": shape({ modal: ModalName }),
  "auth/open": shape({}, { form: t.keyof({ login: null, registration: null }) }),
  "notify/show": shape(
    { text: textUpTo(200) },
    { status: t.keyof({ info: null, success: null, warning: null, error: null }) },
  ),
  "account/refresh": nothing,
  "analytics/track": shape({ name: name(/^[a-z][a-z0-9_]{1,39}$/, "name") }, { params: Params }),
  "page/setTitle": shape({ title: textUpTo(120) }),
  "page/hideParts": shape({ parts: LayoutParts }),
  "media/playing": shape({ isPlaying: t.boolean }),
} as const;

export type SectionCommandType = keyof typeof payloads;
export const isSectionCommandType = (type: unknown): type is SectionCommandType =>
  typeof type === "string" && Object.hasOwn(payloads, type);

const commandOf = <T extends SectionCommandType>(type: T) =>
  shape({ type: t.literal(type), payload: payloads[type] });

export const SectionCommand = t.union([
  commandOf("nav/go"),
  commandOf("nav/replace"),
  commandOf("coupon/addBet"),
  commandOf("coupon/removeBet"),
  commandOf("coupon/clear"),
  commandOf("coupon/open"),
  commandOf("modal/open"),
  commandOf("modal/close"),
  commandOf("auth/open"),
  commandOf("notify/show"),
  commandOf("account/refresh"),
  commandOf("analytics/track"),
  commandOf("page/setTitle"),
  commandOf("page/hideParts"),
  commandOf("media/playing"),
]);
export type SectionCommand = t.TypeOf<typeof SectionCommand>;
