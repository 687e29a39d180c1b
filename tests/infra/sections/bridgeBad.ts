const notify = (text: unknown, more: object = {}) => ({
  type: "notify/show",
  payload: { text, ...more },
});
const go = (path: unknown) => ({ type: "nav/go", payload: { path } });
const track = (name: unknown, params?: unknown) => ({
  type: "analytics/track",
  payload: { name, ...(params === undefined ? {} : { params }) },
});
const add = (outcomeId: unknown, more: object = {}) => ({
  type: "coupon/addBet",
  payload: { outcomeId, ...more },
});

const withGetter = Object.defineProperty({ type: "coupon/clear" }, "payload", {
  enumerable: true,
  get: () => ({}),
});
const typeGetter = Object.defineProperty({ payload: {} }, "type", {
  enumerable: true,
  get: () => "coupon/clear",
});
const circle: Record<string, unknown> = { type: "coupon/clear" };
circle["payload"] = circle;
const revoked = Proxy.revocable({}, {});
revoked.revoke();
class Own {
  readonly type = "coupon/clear";
}
const sparse: unknown[] = [];
sparse[3] = "seo";
const short = ["seo"];
short.length = 3;

const hideParts = (parts: unknown) => ({ type: "page/hideParts", payload: { parts } });

/** Values that are not plain data, whatever they pretend to be. */
export const hostile: readonly (readonly [string, unknown])[] = [
  ["a getter for the payload", withGetter],
  ["a getter for the type", typeGetter],
  ["a proxy", new Proxy({ type: "coupon/clear" }, {})],
  ["a proxy inside", { type: "coupon/clear", payload: new Proxy({}, {}) }],
  ["a revoked proxy", revoked.proxy],
  ["a circle", circle],
  ["__proto__ as a field", JSON.parse('{"type":"coupon/clear","payload":{"__proto__":{"x":1}}}')],
  ["__proto__ beside the type", JSON.parse('{"type":"coupon/clear","__proto__":{"x":1}}')],
  ["a borrowed type", Object.create({ type: "coupon/clear" })],
  ["a class", new Own()],
  ["a symbol", { type: "coupon/clear", [Symbol("x")]: 1 }],
  ["a function inside", { type: "coupon/clear", payload: { f: () => 1 } }],
  ["a date", { type: "notify/show", payload: { text: new Date(0) } }],
  ["a text object", notify(new String("hello"))],
  ["a list with holes", hideParts(sparse)],
  ["a list that is longer than it is", hideParts(short)],
  ["a list with a name", hideParts(Object.assign(["seo"], { extra: 1 }))],
  ["a very long text", notify("x".repeat(5_000_000))],
  [
    "many fields",
    track("a_name", Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`k${n}`, n]))),
  ],
  ["deep data", { type: "coupon/clear", payload: { a: { b: { c: { d: {} } } } } }],
];

/** Plain data that does not have the shape of its command. */
export const bad: readonly unknown[] = [
  { type: "coupon/clear", payload: { extra: 1 } },
  { type: "coupon/clear", payload: null },
  { type: "coupon/clear", payload: [] },
  { type: "coupon/clear", payload: {}, extra: 1 },
  go("https://evil.example/"),
  go("//evil.example"),
  go("/\\evil.example"),
  go("/en/%2e%2e/x"),
  go("/en/%5cevil"),
  go("/en/%2fevil"),
  go("/en/x?redirect-service=1"),
  go("/en/#x"),
  go("/en/%zz"),
  go("/en//x"),
  go("javascript:alert(1)"),
  go(`/${"a".repeat(300)}`),
  go(1),
  { type: "nav/replace", payload: {} },
  add(901, { coef: 99 }),
  add("901"),
  add(-1),
  add(1.5),
  add(Number.NaN),
  add(Number.POSITIVE_INFINITY),
  { type: "coupon/removeBet", payload: { betId: 901 } },
  { type: "modal/open", payload: { modal: "deposit" } },
  { type: "modal/open", payload: { modal: "__proto__" } },
  { type: "modal/close", payload: {} },
  { type: "auth/open", payload: { form: "admin" } },
  notify(""),
  notify("   "),
  notify("x".repeat(201)),
  notify("two\nlines"),
  notify("\u202eturned round"),
  notify("half \ud83d"),
  notify("§personal:1"),
  notify("of §secret:12 too"),
  notify("hello", { status: "question" }),
  notify("hello", { action: "signOut" }),
  { type: "account/refresh", payload: { id: 1 } },
  track("Stake Typed"),
  track("a_name", { who: "anna@example.com" }),
  track("a_name", { who: "Anna Karenina" }),
  track("a_name", { "Bad key": 1 }),
  track("a_name", { n: Number.NaN }),
  track("a_name", { private: "§personal:1" }),
  { type: "page/setTitle", payload: { title: "\u0000" } },
  { type: "page/setTitle", payload: { title: "x".repeat(121) } },
  hideParts(["coupon"]),
  hideParts("seo"),
];
export const unknownTypes: readonly unknown[] = [
  undefined,
  null,
  "coupon/clear",
  7,
  [],
  {},
  { type: "coupon/place" },
  { type: "AddBet", payload: { outcomeId: 901 } },
  { type: "toString" },
  { type: "__proto__" },
  { type: "constructor", payload: {} },
];
