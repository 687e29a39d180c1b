// "How odds work": a section in plain JavaScript. The shell imports this module and calls its three exports; all that a
// section may touch is in `context` (see the contract, "Remote sections").
import { asAmerican, asDecimal, asFraction, readOdds, readStake } from "./odds.mjs";

/** What one view of the section keeps between its calls. */
const views = new Map();

export function mount(context) {
  const { root, instanceId, bridge, lng } = context;
  const { words, components } = told();
  const view = { context, words, lng };
  views.set(instanceId, view);
  // The server's text is there already; where it was left out it is made here.
  if (root.querySelector(".oe") === null) root.append(article(words));
  view.calculator = calculator(view, components?.calculator);
  root.querySelector(".oe-calculator").append(view.calculator.element);
  root.querySelector(".oe-end").append(matchesButton(view));
  view.calculator.show();
  bridge.watch("coefViewId", view.calculator.show);
  bridge.watch("balance", view.calculator.show);
  context.ready();
}

/** The path or the language changed; the words of another language come with another answer. */
export function update(context) {
  const view = views.get(context.instanceId);
  if (view === undefined) return;
  view.context = context;
  view.calculator.show();
}

/** The shell takes the root away and ends what was watched. */
export function unmount({ instanceId }) {
  views.delete(instanceId);
}

/** Words and starting values, which the answer of the server has put here. */
function told() {
  return window.__ODDS_EXPLAINER__ ?? { words: {}, components: null };
}

function article(words) {
  const texts = ["price", "chance", "margin", "fair"].flatMap((name) => [
    element("h2", {}, [words[`${name}Title`]]),
    element("p", {}, [words[`${name}Text`]]),
  ]);
  return element("article", { class: "oe" }, [
    element("h1", { class: "oe-title" }, [words.title]),
    element("p", {}, [words.lead]),
    element("div", { class: "oe-calculator" }),
    ...texts,
    element("div", { class: "oe-end" }),
  ]);
}

function calculator(view, start) {
  const { words, context } = view;
  const stake = field("stake", view, String(start?.stake ?? 10));
  const odds = field("odds", view, String(start?.coef ?? 2.5));
  const answers = element("dl", { class: "oe-answers" });
  const spoken = element("p", { role: "status", class: "oe-spoken" });
  const show = () => {
    const amount = readStake(stake.input.value);
    const coef = readOdds(odds.input.value);
    stake.judge(amount !== null);
    odds.judge(coef !== null);
    const isRight = amount !== null && coef !== null;
    answers.replaceChildren(...(isRight ? rows(view, amount, coef) : []));
  };
  const say = atRest(context.signal, () => {
    const wrong = [stake, odds].find(({ input }) => input.matches("[aria-invalid=true]"));
    const [pays] = answers.querySelectorAll(".oe-pays");
    spoken.textContent = wrong?.hint.textContent ?? pays?.textContent ?? "";
  });
  for (const { input } of [stake, odds]) {
    input.addEventListener("input", show, { signal: context.signal });
    input.addEventListener("input", say, { signal: context.signal });
  }
  const title = element("h2", {}, [words.calculator]);
  const parts = [title, stake.element, odds.element, answers, spoken];
  return { element: element("section", { class: "oe-form" }, parts), show };
}

/** Runs a second after the last call: a screen reader would read out every digit. */
function atRest(signal, run) {
  let timer = 0;
  signal.addEventListener("abort", () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, 1000);
  };
}

/** A field with its label and, below, a hint that gives way to what is wrong. */
function field(name, { words, context }, value) {
  const id = `oe-${name}-${context.instanceId}`;
  const hint = element("p", { id: `${id}-hint` }, [words[`${name}Hint`]]);
  const input = element("input", {
    id,
    value,
    inputmode: name === "stake" ? "decimal" : "text",
    autocomplete: "off",
    "aria-describedby": hint.id,
  });
  const wrong = words[`wrong${name[0].toUpperCase()}${name.slice(1)}`];
  const judge = (isRight) => {
    input.setAttribute("aria-invalid", String(!isRight));
    hint.textContent = isRight ? words[`${name}Hint`] : wrong;
  };
  const label = element("label", { for: id }, [words[name]]);
  const parts = element("div", { class: "oe-field" }, [label, input, hint]);
  return { element: parts, input, hint, judge };
}

/** @param amount in hundredths @param coef in thousandths */
function rows({ words, lng, context }, amount, coef) {
  const paid = Math.round((amount * coef) / 1000);
  const money = moneyFormat(lng, context.bridge.get("balance"));
  const percent = new Intl.NumberFormat(lng, { maximumFractionDigits: 1 });
  return [
    ...notations(words, lng, coef, context.bridge.get("coefViewId")),
    row(words.pays, money(paid), { class: "oe-pays" }),
    row(words.profit, money(paid - amount)),
    row(words.loses, money(amount)),
    row(words.chance, words.ofHundred.replace("{count}", percent.format(100_000 / coef))),
  ];
}

/** The three spellings; the one of the player's settings comes first and says so. */
function notations(words, lng, coef, coefViewId) {
  const all = [
    { view: 0, name: words.decimal, text: asDecimal(coef, lng) },
    { view: 1, name: words.fractional, text: asFraction(coef) },
    { view: 2, name: words.american, text: asAmerican(coef) },
  ];
  const own = all.find(({ view }) => view === coefViewId);
  const sorted = own === undefined ? all : [own, ...all.filter((one) => one !== own)];
  return sorted.map((one) => row(one.name, one.text, {}, one === own ? words.yours : null));
}

function row(name, text, attributes = {}, note = null) {
  const mark = note === null ? [] : [" ", element("span", { class: "oe-yours" }, [`(${note})`])];
  return element("div", attributes, [
    element("dt", {}, [name, ...mark]),
    " ",
    // Signs such as + and / must not change places in a text from right to left.
    element("dd", {}, [element("bdi", { dir: "ltr" }, [text])]),
  ]);
}

/** In the currency of the player's account; without one the bare amount. */
function moneyFormat(lng, balance) {
  const style = balance?.iso ? { style: "currency", currency: balance.iso } : {};
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  try {
    const format = new Intl.NumberFormat(lng, { ...style, ...digits });
    return (amount) => format.format(amount / 100);
  } catch {
    // A currency of the operator's own has no name in the browser.
    const format = new Intl.NumberFormat(lng, digits);
    return (amount) => `${format.format(amount / 100)} ${balance.iso}`;
  }
}

function matchesButton(view) {
  const button = element("button", { type: "button", class: "oe-button" }, [view.words.matches]);
  const go = () =>
    view.context.bridge.send({
      type: "nav/go",
      payload: { path: `/${view.context.lng}/section/live` },
    });
  button.addEventListener("click", go, { signal: view.context.signal });
  return button;
}

function element(tag, attributes, children = []) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}
