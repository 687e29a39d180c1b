import Big from "big.js";

/*
 * What a player may expect of placing: a tap sends what the coupon shows, once, and until the operator has said what became of
 * it nothing changes. It knows no event and no fold of the product.
 */

type Price = { readonly coef: number; readonly state: 0 | 1 | 2 };
type Part = { readonly of: number; readonly amount: number };
export type Sent = {
  readonly key: string;
  readonly set: { readonly key: string; readonly size: number } | null;
  readonly ids: readonly number[];
  readonly amount: number;
  /** What else tells it from another bet of the same picks and amount. */
  readonly kind: string;
  readonly code: boolean;
};
/** Set aside; known to the operator by a number of its own; without an answer once. */
type Flags = { readonly isAside: boolean; readonly isKnown: boolean; readonly isDoubted: boolean };
type Open = Sent & Flags;
export type Report =
  | "editing"
  | "sending"
  | "pending"
  | "lost"
  | "refused"
  | "accepted"
  | "singles"
  | "singlesAnswered";

export const MONEY = 100;
export const MAX = 60;
export const CODE_PAYS = 5;
const LINE = 911;

export class PlacingModel {
  ids: readonly number[] = [];
  readonly feed: Map<number, Price>;
  chosen = 1;
  amount = 5;
  readonly own = new Map<number, number>();
  blocks: ReadonlyMap<number, number> = new Map();
  readonly ofBlock = new Map<number, number>();
  /** The coupon that the maximum is of; undefined: none was ever told. */
  bounded: string | null | undefined = undefined;
  /** The hyper bonus that was told, and the coupon that it is of. */
  hyper: { readonly of: string; readonly percent: number } | null = null;
  isVip = false;
  isBonusOut = false;
  code: { of: string; isGood: boolean } | null = null;
  open: readonly Open[] = [];
  requests: readonly string[] = [];
  report: Report = "editing";
  /** The bets that it is about. */
  about: readonly string[] = [];
  #made = 0;

  constructor(feed: Iterable<readonly [number, number]>) {
    this.feed = new Map([...feed].map(([id, coef]) => [id, { coef, state: 0 }]));
  }
  get type(): number {
    const count = this.ids.length;
    if (count < 2) return 0;
    return this.chosen === 2 && count < 3 ? 1 : this.chosen;
  }
  get blockIds(): readonly number[] {
    const all = this.ids.map((id) => this.blocks.get(id) ?? 0).filter((block) => block > 0);
    return [...new Set(all)].toSorted((a, b) => a - b);
  }
  get isSplit(): boolean {
    return this.type === 2 && this.blockIds.length > 0;
  }
  blockOf(id: number): number {
    return this.blocks.get(id) || (this.blockIds[0] ?? 0);
  }
  isLocked(id: number): boolean {
    return this.feed.get(id)?.state !== 0;
  }
  /** The picks that a tap sends. */
  get going(): readonly number[] {
    return this.type === 9 ? this.ids.filter((id) => !this.isLocked(id)) : this.ids;
  }
  get isCodeAsked(): boolean {
    return this.code !== null && this.type !== 9 && this.ids.length > 0;
  }
  /** No Vip bet is paid by a code. */
  isVipWith(isCode: boolean): boolean {
    const isOpen = this.ids.length > 0 && this.ids.every((id) => id >= LINE) && this.type !== 9;
    return this.isVip && isOpen && !isCode;
  }
  get bonus(): "none" | "out" | "in" {
    if (this.type !== 1 || this.ids.length < 3) return "none";
    return this.isBonusOut ? "out" : "in";
  }
  /** What each part costs: the single bets, the blocks, or the whole. A code pays the whole alone. */
  partsPaidBy(isCode: boolean): readonly Part[] {
    if (this.type === 9)
      return this.going.map((of) => ({ of, amount: this.own.get(of) ?? this.amount }));
    if (!this.isSplit) return [{ of: 0, amount: isCode ? CODE_PAYS : this.amount }];
    const cents = Big(CODE_PAYS).times(100);
    const count = this.blockIds.length;
    const each = cents.div(count).round(0, Big.roundDown);
    const left = cents.minus(each.times(count)).toNumber();
    return this.blockIds.map((of, index) => ({
      of,
      amount: isCode
        ? each
            .plus(index < left ? 1 : 0)
            .div(100)
            .toNumber()
        : (this.ofBlock.get(of) ?? this.amount),
    }));
  }
  get parts() {
    return this.partsPaidBy(this.isCodeAsked);
  }
  costOf(parts: readonly Part[]): number {
    return parts.reduce((sum, { amount }) => sum.plus(amount), Big(0)).toNumber();
  }
  /** What a code is checked for. */
  get content(): string {
    return `${this.type} ${this.ids.join()}`;
  }
  boundedWith(isCode: boolean): string {
    const blocks = this.isSplit ? this.ids.map((id) => this.blockOf(id)).join() : "";
    return `${this.content} ${blocks} ${this.isVipWith(isCode)}`;
  }
  get #hyperContent(): string {
    return `${this.boundedWith(this.isCodeAsked)} ${this.bonus === "in"}`;
  }
  /** What the operator says with the bounds: a percent for each bet of an express that is no Vip bet. */
  hearHyper(): void {
    const percent = this.type === 1 && !this.isVipWith(this.isCodeAsked) ? this.ids.length : 0;
    this.hyper = { of: this.#hyperContent, percent };
  }
  /** The one that a tap sends: only of the coupon as it is, and none where a code pays. */
  get hyperPercent(): number {
    const isOwn = this.type === 1 && !this.isCodeAsked && this.hyper?.of === this.#hyperContent;
    return isOwn ? (this.hyper?.percent ?? 0) : 0;
  }
  /** All that keeps the coupon from being placed. */
  get reasons(): ReadonlySet<string> {
    const { code, isCodeAsked, going } = this;
    const isChecked = isCodeAsked && code?.of === this.content;
    const isBad = isChecked && code?.isGood === false;
    const parts = isCodeAsked && !isBad ? [] : this.partsPaidBy(false);
    const max = this.bounded === this.boundedWith(false) && !this.isSplit ? MAX : null;
    const sizes = this.blockIds.map(
      (block) => this.ids.filter((id) => this.blockOf(id) === block).length,
    );
    const all: Readonly<Record<string, boolean>> = {
      coupon_empty: this.ids.length === 0,
      coupon_locked:
        going.length === 0 ? this.ids.length > 0 : going.some((id) => this.isLocked(id)),
      block_wrong: this.isSplit && Math.min(...sizes) < 2,
      promo_unusable: isCodeAsked && (!isChecked || isBad),
      amount_missing: parts.some(({ amount }) => amount <= 0),
      amount_above_maximum: max !== null && parts.some(({ amount }) => amount > max),
      not_enough_money: this.costOf(parts) > MONEY,
    };
    return new Set(Object.keys(all).filter((reason) => all[reason]));
  }
  /** The bets that a tap sends now, without their keys. */
  get bets(): readonly Omit<Sent, "key" | "set">[] {
    if (this.type === 9)
      return this.parts.map(({ of, amount }) => ({ ids: [of], amount, kind: "", code: false }));
    const blocks = this.ids.map((id) => `${id}:${this.isSplit ? this.blockOf(id) : 0}`).toSorted();
    const amounts = this.isSplit ? this.parts.map(({ of, amount }) => `${of}=${amount}`) : [];
    const kind = this.type === 2 ? [...blocks, ...amounts].join() : "";
    return [{ ids: this.ids, amount: this.costOf(this.parts), kind, code: this.isCodeAsked }];
  }
  get twin(): Open | undefined {
    const text = (bet: Omit<Sent, "key" | "set">) =>
      JSON.stringify([bet.ids.toSorted((a, b) => a - b), bet.amount, bet.kind, bet.code]);
    const found = this.bets.map((bet) => this.open.find((other) => text(other) === text(bet)));
    return this.ids.length === 0 ? undefined : found.find((bet) => bet !== undefined);
  }
  /** A bet or a set of them goes out under new keys. */
  send(): void {
    this.#made += 1;
    const key = `bet-${this.#made}`;
    const isSet = this.type === 9;
    const made = this.bets.map(
      (bet, index): Open => ({
        ...bet,
        key: isSet ? `${key}-${index}` : key,
        set: isSet ? { key, size: this.bets.length } : null,
        ...{ isAside: false, isKnown: false, isDoubted: false },
      }),
    );
    this.open = [...this.open, ...made];
    this.tell(isSet ? "singles" : "sending", made);
    this.requests = [...this.requests, key];
  }
  tell(report: Report, bets: readonly Sent[]): void {
    this.report = report;
    this.about = bets.map(({ key }) => key);
  }
  change(keys: readonly string[], change: Partial<Flags>): void {
    this.open = this.open.map((bet) => (keys.includes(bet.key) ? { ...bet, ...change } : bet));
  }
  /** The report on a set is complete once no more answers are awaited. */
  settle(): void {
    const waits = this.open.some(({ isAside, key }) => this.about.includes(key) && !isAside);
    if (this.report === "singles" && !waits) this.report = "singlesAnswered";
  }
  keep(ids: readonly number[]): void {
    this.ids = ids;
    if (this.chosen !== 2 && this.chosen !== 9) this.chosen = 1;
    if (ids.length === 0) Object.assign(this, { isVip: false, isBonusOut: false });
  }
}
