import Big from "big.js";

/*
 * What a player may expect of the coupon, in the fewest words that say it: picks in their order, prices that the feed
 * said and that the player agreed to, and the last choice of each kind. It knows no event and no fold of the product.
 */

type Price = { readonly coef: number; readonly state: 0 | 1 | 2 };
export type Pick = { readonly id: number; readonly agreed: number; readonly isBanker: boolean };
type Paying = { readonly id: number; readonly iso: string; readonly money: number };

/** Accounts of the player: two decimals, none, three, and bonus money. */
export const payings: readonly Paying[] = [
  { id: 11, iso: "EUR", money: 100 },
  { id: 12, iso: "JPY", money: 20_000 },
  { id: 13, iso: "KWD", money: 31.125 },
  { id: 14, iso: "EUR", money: 40 },
];
export const BONUS_ID = 14;
const initials: Readonly<Record<string, number>> = { EUR: 5, JPY: 150, KWD: 150 };
const steps: Readonly<Record<string, number>> = { EUR: 2.5, JPY: 500, KWD: 100 };

export class CouponModel {
  picks: readonly Pick[] = [];
  readonly feed: Map<number, Price>;
  chosen = 1;
  wanted = 2;
  removed: { readonly pick: Pick; readonly at: number } | null = null;
  cleared: readonly Pick[] | null = null;
  amount: { readonly sum: number; readonly iso: string } | null = null;
  readonly ownSteps: Record<string, number> = {};
  payingId = 11;
  policy = 2;
  isOneClick = false;
  bounds: { accountId: number | null; min: number; max: number; of: string } | null = null;
  offer: { of: string; coef: number | null; agreed: number | null; isOffered: boolean } | null =
    null;

  constructor(feed: Iterable<readonly [number, number]>) {
    this.feed = new Map([...feed].map(([id, coef]) => [id, { coef, state: 0 }]));
  }
  get type(): number {
    const count = this.picks.length;
    if (count < 2) return 0;
    return this.chosen === 2 && count < 3 ? 1 : this.chosen;
  }
  get bankers(): readonly number[] {
    const marked = this.picks.filter(({ isBanker }) => isBanker).map(({ id }) => id);
    return marked.slice(0, Math.max(0, this.picks.length - 2));
  }
  get size(): number {
    return this.sizeNear(this.wanted, this.bankers.length);
  }
  get paying(): Paying {
    return payings.find(({ id }) => id === this.payingId) ?? (payings[0] as Paying);
  }
  get isBounded(): boolean {
    return this.bounds?.accountId === this.payingId;
  }
  get stake() {
    const { iso } = this.paying;
    const isOwn = this.amount !== null && this.amount.iso === iso;
    const bounds = this.isBounded ? this.bounds : null;
    const hasMax = bounds?.of === this.content && this.payingId !== BONUS_ID;
    return {
      iso,
      amount: isOwn ? (this.amount?.sum ?? 0) : bounds ? 10 : (initials[iso] ?? 0),
      step: this.ownSteps[iso] || (bounds ? 1 : (steps[iso] ?? 0)),
      min: bounds?.min ?? 0,
      max: hasMax ? (bounds?.max ?? null) : null,
    };
  }
  get moved(): readonly number[] {
    if (this.type === 4) return [];
    return this.picks.filter(({ id, agreed }) => this.priceOf(id).coef !== agreed).map((p) => p.id);
  }
  get locked(): readonly number[] {
    return this.picks.map(({ id }) => id).filter((id) => this.priceOf(id).state !== 0);
  }
  /** Total price, in decimal arithmetic: rounded once. Of an anti-express the server's. */
  get total(): number {
    if (this.picks.length === 0) return 0;
    if (this.type === 4) return this.current?.coef ?? 0;
    const product = this.picks.reduce(
      (all, { id }) => all.times(this.priceOf(id).coef),
      new Big(1),
    );
    return product.round(3, Big.roundHalfUp).toNumber();
  }
  /** All that keeps the coupon from being placed. */
  get reasons(): ReadonlySet<string> {
    const { amount, max, min } = this.stake;
    const isSet = this.type === 9;
    const parts = this.picks.length - this.locked.length;
    const count = isSet ? parts : 1;
    const cost = new Big(Math.max(amount, min)).times(count);
    const isEmptySet = isSet && parts === 0;
    const known = this.current;
    const all: Readonly<Record<string, boolean>> = {
      coupon_empty: this.picks.length === 0,
      coupon_locked: isSet ? isEmptySet : this.locked.length > 0,
      anti_express_none: this.type === 4 && known?.coef === null,
      anti_express_unpriced: this.type === 4 && known === null,
      amount_missing: amount <= 0 && !isEmptySet,
      amount_below_minimum: amount > 0 && amount < min && !isEmptySet,
      amount_above_maximum: amount > 0 && max !== null && amount > max && !isEmptySet,
      not_enough_money: cost.gt(this.paying.money),
    };
    return new Set(Object.keys(all).filter((reason) => all[reason]));
  }
  get content(): string {
    const isSystem = this.type === 2;
    const ids = this.picks.map(({ id }) => id).join();
    return isSystem ? `2 ${this.size} ${ids} ${this.bankers.join()}` : `${this.type} ${ids}`;
  }
  get current() {
    return this.offer?.of === this.unordered ? this.offer : null;
  }
  get unordered(): string {
    const ids = this.picks.map(({ id }) => id);
    return ids.toSorted((a, b) => a - b).join();
  }
  priceOf(id: number): Price {
    return this.feed.get(id) ?? { coef: 0, state: 2 };
  }
  sizeNear(wanted: number, bankers: number): number {
    if (this.picks.length < 3) return 2;
    return Math.min(Math.max(wanted, 2, bankers + 1), this.picks.length - 1);
  }
  hold(picks: readonly Pick[]): void {
    this.picks = picks;
    if (this.chosen < 2) this.chosen = 1;
  }
  empty(): void {
    Object.assign(this, { cleared: this.picks, removed: null, bounds: null, offer: null });
    this.hold([]);
  }
  place(at: number, pick: Pick): void {
    this.hold([...this.picks.slice(0, at), pick, ...this.picks.slice(at)]);
  }
  forgetBounds(): void {
    if (this.bounds !== null) this.bounds = { ...this.bounds, accountId: null };
  }
  /** Whoever chooses agrees to the price of the anti-express that they see. */
  agreeOffer(): void {
    if (this.current !== null && this.current.coef !== null)
      this.current.agreed = this.current.coef;
  }
}
