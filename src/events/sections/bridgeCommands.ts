import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { ModalName } from "../modals/events.ts";

/**
 * Control characters, marks that turn the direction of what follows, and halves of characters; the log could not hold
 * the last.
 */
const unseen = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]/u;
/** A port that sends would put the private value in its place. */
const token = /§(personal|secret):/;

/** One-line texts that are shown unchanged. */
const texts = (most: number) =>
  t.refinement(
    openString,
    (text) => text.length <= most && text.trim() !== "" && !unseen.test(text) && !token.test(text),
    `words of at most ${most} characters`,
  );

/** Neither empty nor dots: a browser would resolve these, and the path lead elsewhere than it says. */
function isPlainSegment(segment: string): boolean {
  try {
    return !/^\.{0,2}$|[/\\\p{Cc}]/u.test(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/** A path of this origin without query and fragment: no second slash, no backslash, no dots, whole escapes. */
const Path = t.refinement(
  openString,
  (path) =>
    path.length <= 300 &&
    /^\/[\w\-./~%!$&'()*+,;=:@]*$/.test(path) &&
    path
      .slice(1)
      .replace(/\/$/, "")
      .split("/")
      .every((part) => path === "/" || isPlainSegment(part)),
  "path of the app",
);

/** Ids of the feeds. */
const Id = t.refinement(finite, (id) => Number.isSafeInteger(id) && id > 0, "id");

const name = (pattern: RegExp, label: string) =>
  t.refinement(openString, (text) => pattern.test(text), label);
/** A code and no free text, so that nobody's words get to the collector. */
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
/** What a section may order, and with which payload (contract, "Remote sections", Bridge). */
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
    { text: texts(200) },
    { status: t.keyof({ info: null, success: null, warning: null, error: null }) },
  ),
  "account/refresh": nothing,
  "analytics/track": shape({ name: name(/^[a-z][a-z0-9_]{1,39}$/, "name") }, { params: Params }),
  "page/setTitle": shape({ title: texts(120) }),
  "page/hideParts": shape({ parts: LayoutParts }),
} as const;

export type OrderType = keyof typeof payloads;
export const isOrderType = (type: unknown): type is OrderType =>
  typeof type === "string" && Object.hasOwn(payloads, type);

const order = <T extends OrderType>(type: T) =>
  shape({ type: t.literal(type), payload: payloads[type] });

export const SectionCommand = t.union([
  order("nav/go"),
  order("nav/replace"),
  order("coupon/addBet"),
  order("coupon/removeBet"),
  order("coupon/clear"),
  order("coupon/open"),
  order("modal/open"),
  order("modal/close"),
  order("auth/open"),
  order("notify/show"),
  order("account/refresh"),
  order("analytics/track"),
  order("page/setTitle"),
  order("page/hideParts"),
]);
export type SectionCommand = t.TypeOf<typeof SectionCommand>;
