/** A model of what the limits of one player allow. It keeps every movement itself and knows nothing of the server. */

export const hourMs = 60 * 60_000;
export const dayMs = 24 * hourMs;
export const none = 999_999_999;

/** What the countries ask, as the law is cited in the packs. */
type Country = {
  readonly waitMs: (days: number) => number;
  readonly monthDays: 30 | 31;
  /** The most that may be paid in within a month, euros. */
  readonly mostOfMonth?: number;
  /** The month of deposits is one of the calendar, in this zone. */
  readonly calendarMonth?: string;
  /** Without these nobody may bet or pay in. */
  readonly needed?: readonly number[];
  /** The player confirms every looser limit, not only one of deposits. */
  readonly isReaffirmed?: true;
  /** Who excludes themselves says whether for all brands. */
  readonly areBrandsAsked?: true;
  /** Players may limit what one bet stakes. */
  readonly hasSingleWager?: true;
};
const dayLong = () => dayMs;
export const countries: Readonly<Record<string, Country>> = {
  none: { waitMs: dayLong, monthDays: 30 },
  DE: {
    waitMs: dayLong,
    monthDays: 31,
    mostOfMonth: 1_000,
    calendarMonth: "Europe/Berlin",
    needed: [22],
  },
  GB: { waitMs: dayLong, monthDays: 31 },
  KZ: { waitMs: dayLong, monthDays: 30 },
  MT: { waitMs: dayLong, monthDays: 30, areBrandsAsked: true },
  SE: {
    waitMs: (days) => Math.max(72 * hourMs, days * dayMs),
    monthDays: 31,
    needed: [20, 21, 22],
  },
  "US-PA": {
    waitMs: (days) => days * dayMs,
    monthDays: 30,
    isReaffirmed: true,
    hasSingleWager: true,
  },
};

const isOfDeposits = (type: number): boolean => type >= 20 && type <= 22;
const isOfPeriod = (type: number): boolean => type <= 22;
export const singleWager = 40;
const isOfMoney = (type: number): boolean => isOfPeriod(type) || type === singleWager;
const isOfLosses = (type: number): boolean => type >= 10 && type <= 12;
export const periodOf = (type: number): "day" | "week" | "month" | "none" =>
  isOfPeriod(type)
    ? ((["day", "week", "month"] as const)[(type % 10) - (type < 10 ? 1 : 0)] ?? "day")
    : "none";

export type Kind = "stake" | "payout" | "deposit";
type Moved = { readonly kind: Kind; readonly cents: number; readonly at: number };
type Waiting = { readonly value: number; readonly from: number };

export class LimitsModel {
  readonly inForce = new Map<number, number>();
  readonly waiting = new Map<number, Waiting>();
  /** Until when a break closes play, by its type. */
  readonly breaks = new Map<number, number>();
  private readonly moved: Moved[] = [];

  constructor(
    private readonly country: Country,
    public now: number,
  ) {}

  save(type: number, value: number): void {
    const noValue = type === 31 ? -1 : isOfMoney(type) ? none : 0;
    const current = this.inForce.get(type) ?? noValue;
    this.waiting.delete(type);
    if (value === current) return;
    const isLooser = value > current || value === noValue;
    if (type === 32 || current === noValue || !isLooser) this.inForce.set(type, value);
    // The server reports whole seconds: nothing may be due before the one it names.
    else this.waiting.set(type, { value, from: Math.ceil(this.now / 1000) * 1000 });
  }

  isDue(type: number): boolean {
    const change = this.waiting.get(type);
    return change !== undefined && this.now - change.from >= this.country.waitMs(this.daysOf(type));
  }

  /** A change of deposits waits for the player as well, and in some countries every change does. */
  pass(ms: number): void {
    this.now += ms;
    for (const type of [...this.waiting.keys()])
      if (!isOfDeposits(type) && this.country.isReaffirmed !== true && this.isDue(type))
        this.confirm(type);
  }

  confirm(type: number): void {
    const value = this.waiting.get(type)?.value ?? none;
    this.waiting.delete(type);
    if (value === none || value === -1) this.inForce.delete(type);
    else this.inForce.set(type, value);
  }

  isOnBreak(): boolean {
    return [...this.breaks.values()].some((endsAt) => endsAt > this.now);
  }

  move(kind: Kind, cents: number): void {
    this.moved.push({ kind, cents, at: this.now });
  }

  mayStake(cents: number): boolean {
    return !this.isOnBreak() && !this.isLacking() && this.tight("stake", cents).length === 0;
  }

  /** The types that a stake of so many cents would break. */
  tight(kind: "stake" | "deposit", cents: number): readonly number[] {
    return [...this.allowed()]
      .filter(([type]) => isOfDeposits(type) === (kind === "deposit"))
      .filter(([type, value]) => {
        const used = type === singleWager ? 0 : this.used(type);
        return used + cents > Math.round(value * 100);
      })
      .map(([type]) => type);
  }

  /** What may still be paid in, cents. */
  leftToDeposit(): number {
    if (this.isLacking()) return 0;
    const left = [...this.allowed()]
      .filter(([type]) => isOfDeposits(type))
      .map(([type, value]) => Math.round(value * 100) - this.used(type));
    return Math.max(0, Math.min(Number.POSITIVE_INFINITY, ...left));
  }

  private isLacking(): boolean {
    return (this.country.needed ?? []).some((type) => !this.inForce.has(type));
  }

  /** What holds: the player's own limits, and what the country sets for everybody. */
  private allowed(): ReadonlyMap<number, number> {
    const most = this.country.mostOfMonth ?? none;
    const all = new Map([...this.inForce].filter(([type]) => isOfMoney(type)));
    return most === none ? all : all.set(22, Math.min(most, all.get(22) ?? none));
  }

  private daysOf(type: number): number {
    const days = { day: 1, week: 7, month: this.country.monthDays, none: 1 };
    return days[periodOf(type)];
  }

  /** The most that any part of the running period that reaches up to now has cost, cents. */
  private used(type: number): number {
    const zone = type === 22 ? this.country.calendarMonth : undefined;
    const monthOf = (at: number) =>
      new Intl.DateTimeFormat("en-CA", {
        timeZone: zone,
        year: "numeric",
        month: "2-digit",
      }).format(at);
    const isInPeriod = ({ at }: Moved): boolean =>
      zone === undefined
        ? at >= this.now - this.daysOf(type) * dayMs
        : monthOf(at) >= monthOf(this.now);
    const costs = this.moved
      .map((each, index) => ({ ...each, index }))
      .filter(isInPeriod)
      .sort((a, b) => b.at - a.at || b.index - a.index)
      .map(({ kind, cents }) => {
        if (isOfDeposits(type)) return kind === "deposit" ? cents : 0;
        if (kind === "stake") return cents;
        return kind === "payout" && isOfLosses(type) ? -cents : 0;
      });
    let [sum, most] = [0, 0];
    for (const cost of costs) {
      sum += cost;
      most = Math.max(most, sum);
    }
    return most;
  }
}
