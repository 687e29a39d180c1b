// Prices in thousandths, amounts in hundredths: whole numbers, so that nothing is lost on the way.
const mostStake = 100_000_000;
const mostOdds = 1_000_000;

/** A typed amount in hundredths; null when it is none. */
export function readStake(text) {
  const plain = text.replace(/[\s\u00a0]/g, "").replace(",", ".");
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return null;
  const amount = Math.round(Number(plain) * 100);
  return amount >= 1 && amount <= mostStake ? amount : null;
}

/** Typed odds in thousandths of the decimal price: "2.5", "3/2", "+150" or "-200"; null when they are none. */
export function readOdds(text) {
  const plain = text.trim().replace(",", ".").replace("\u2212", "-");
  const price = decimalOf(plain);
  const coef = price === null ? 0 : Math.round(price * 1000);
  return coef > 1000 && coef <= mostOdds ? coef : null;
}

function decimalOf(text) {
  const [, win, per] = /^(\d{1,4})\s*\/\s*(\d{1,4})$/.exec(text) ?? [];
  if (win !== undefined) return Number(per) === 0 ? null : 1 + Number(win) / Number(per);
  if (/^\+\d{3,6}$/.test(text)) return 1 + Number(text) / 100;
  if (/^-\d{3,6}$/.test(text)) return 1 + 100 / -Number(text);
  return /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : null;
}

export function asDecimal(coef, lng) {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 3 };
  return new Intl.NumberFormat(lng, digits).format(coef / 1000);
}

/** The nearest fraction with a small denominator, marked when it is not exact. */
export function asFraction(coef) {
  const win = (coef - 1000) / 1000;
  let best = { over: Math.round(win), under: 1, distance: Math.abs(win - Math.round(win)) };
  for (let under = 2; under <= 100 && best.distance > 0; under++) {
    const over = Math.round(win * under);
    const distance = Math.abs(win - over / under);
    if (distance < best.distance - 1e-9) best = { over, under, distance };
  }
  return `${best.distance < 1e-9 ? "" : "\u2248 "}${best.over}/${best.under}`;
}

export function asAmerican(coef) {
  const win = (coef - 1000) / 1000;
  const figure = win >= 1 ? win * 100 : 100 / win;
  const whole = Math.round(figure);
  const about = Math.abs(figure - whole) < 1e-6 ? "" : "\u2248 ";
  return `${about}${win >= 1 ? "+" : "\u2212"}${whole}`;
}
