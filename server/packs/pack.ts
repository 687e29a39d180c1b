import { isLeft } from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { isFields } from "../json.ts";
import { CentralFileEntry } from "./centralFiles.ts";
import { Day, only, Source, text, Words, Zone } from "./fields.ts";
import { HelpLine } from "./helpLine.ts";
import { PeriodEntry } from "./periods.ts";
import { RegisterEntry } from "./registers.ts";

const bounds = { atLeast: null, atMost: null, fixed: null } as const;
type BoundName = keyof typeof bounds;

type Subject = { readonly units: readonly string[]; readonly bounds: readonly BoundName[] };
const amount: Subject = { units: ["EUR"], bounds: ["atMost"] };
const length: Subject = { units: ["d"], bounds: ["atLeast", "atMost"] };

/** What a figure can be about, besides a parameter of a rule: only what the product has. */
const subjects: Readonly<Record<string, Subject>> = {
  "limits.wagering.day": amount,
  "limits.wagering.week": amount,
  "limits.wagering.month": amount,
  "limits.loss.day": amount,
  "limits.loss.week": amount,
  "limits.loss.month": amount,
  "limits.deposit.day": amount,
  "limits.deposit.week": amount,
  "limits.deposit.month": amount,
  "limits.exclusion": length,
  "limits.timeOut": length,
  "limits.realityCheck": { units: ["min"], bounds: ["atMost"] },
  /** How long a looser limit waits; `period`: as long as the period of the limit. */
  "limits.wait": { units: ["h", "period"], bounds: ["atLeast"] },
  /** The length of the longest period. */
  "limits.month": { units: ["d"], bounds: ["atLeast"] },
  "site.minAge": { units: ["years"], bounds: ["atLeast"] },
  /** How long after the last act a player counts as active, and how long play is closed after that. */
  "activity.idle": { units: ["min"], bounds: ["atMost"] },
  "activity.wait": { units: ["min"], bounds: ["atLeast"] },
  /** Above it, the operator contacts the player. */
  "contact.deposit.month": { units: ["EUR", "SEK"], bounds: ["atMost"] },
};
const ofRule: Subject = {
  units: ["ms", "s", "min", "h", "d", "count"],
  bounds: ["atLeast", "atMost", "fixed"],
};

export const isParameter = (of: string): boolean => /^[A-Z][A-Z-]*\.[a-z][A-Za-z]*$/.test(of);
const subjectOf = (of: string): Subject | undefined => (isParameter(of) ? ofRule : subjects[of]);

const FigureFields = t.intersection([
  t.type({
    of: text("a figure that the product has", (value) => subjectOf(value) !== undefined),
    bound: t.keyof(bounds),
    value: t.refinement(
      t.number,
      (value) => Number.isSafeInteger(value) && value > 0,
      "a number above 0, whole",
    ),
    unit: t.string,
    since: Day,
    source: Source,
  }),
  t.partial({ isSecondHand: t.boolean }),
]);
/** What a country asks of one figure, from a day on (UTC). A second-hand one is shown, and not in force. */
export type Figure = t.TypeOf<typeof FigureFields>;
const Figure = t.refinement(
  only(["of", "bound", "value", "unit", "since", "source", "isSecondHand"], FigureFields),
  ({ of, unit, bound }) =>
    subjectOf(of)?.units.includes(unit) === true && subjectOf(of)?.bounds.includes(bound) === true,
  "a figure whose unit and bound fit it",
);

/**
 * What a country may ask that is no figure; `reaffirmedIncreases`: the player confirms every looser limit once it has
 * waited, not only one of deposits; `authorityRecord`: what players do is recorded for the authority, chained and under
 * pseudonyms; `brandsQuestion`: who excludes themselves is asked whether for all brands; `singleWagerLimit`: players may
 * limit what one bet stakes; `limitsPrompt`: nothing is paid in before the player has set a limit or said that they want none; `toolsPrompt`: nor is a bet taken, and every kind
 * of limit and break is named; `noPlayOnCredit`: no part of a bet is paid in advance from what open bets may bring; `toolsLink`: they are one tap away from every screen; `checkShows.…`: a reality check has
 * to show it; `acknowledgedChecks`: it stays, and play is closed, until the player answers it, and none is the last; `silentTimeOut`: nothing is offered and nobody is reminded of a bet in a time-out either that closes deposits only; `noHyperBonus`: no express adds a percentage to its winnings; `noPlayWithout.…`: who has no such limit in force may not bet.
 */
const switchNames = {
  freeDepositAmounts: null,
  timeOutForDepositsOnly: null,
  silentTimeOut: null,
  noHyperBonus: null,
  panicButton: null,
  acknowledgedChecks: null,
  authorityRecord: null,
  brandsQuestion: null,
  reaffirmedIncreases: null,
  sessionClock: null,
  singleWagerLimit: null,
  limitsPrompt: null,
  noPlayOnCredit: null,
  toolsPrompt: null,
  toolsLink: null,
  "checkShows.elapsed": null,
  "checkShows.staked": null,
  "checkShows.returned": null,
  "checkShows.net": null,
  "noPlayWithout.limits.deposit.day": null,
  "noPlayWithout.limits.deposit.week": null,
  "noPlayWithout.limits.deposit.month": null,
} as const;
export type SwitchName = keyof typeof switchNames;
const Switch = only(
  ["of", "since", "source", "isSecondHand"],
  t.intersection([
    t.type({ of: t.keyof(switchNames), since: Day, source: Source }),
    t.partial({ isSecondHand: t.boolean }),
  ]),
);

const NotBuilt = only(["text", "source"], t.type({ text: Words, source: Source }));

const asked = t.type({
  id: text("a country, or a country and its state", (value) =>
    /^[A-Z]{2}(-[A-Z]{2})?$/.test(value),
  ),
  name: Words,
  figures: t.array(Figure),
  switches: t.array(Switch),
  /** What the country asks and the product does not do. */
  notBuilt: t.array(NotBuilt),
});
const more = t.partial({
  /** Where days, weeks and months of the country begin; UTC when left out. */
  zone: Zone,
  calendarPeriods: t.array(PeriodEntry),
  registers: t.array(RegisterEntry),
  centralFiles: t.array(CentralFileEntry),
  helpLine: HelpLine,
});
const PackFields = t.intersection([asked, more]);
/** The policy of a country: a file of `packs/`. */
export type Pack = t.TypeOf<typeof PackFields>;

/** @throws Error that names the file, and each place in it that cannot be used. */
export function readPack(file: string, value: unknown): Pack {
  const result = only([...Object.keys(asked.props), ...Object.keys(more.props)], PackFields).decode(
    value,
  );
  if (isLeft(result)) throw new Error(`${file}: ${result.left.map(faultOf).join("; ")}`);
  const pack = result.right;
  if (file !== `${pack.id}.json`) throw new Error(`${file}: the pack says that it is ${pack.id}`);
  const isOn = (name: SwitchName) => pack.switches.some(({ of }) => of === name);
  // Its break is a time-out.
  if (isOn("panicButton") && isOn("timeOutForDepositsOnly"))
    throw new Error(
      `${file}: panicButton: a time-out that closes deposits only would not stop play`,
    );
  const torn = pack.figures.find(({ of }) => {
    const { atLeast, atMost } = edgesOf(pack.figures.filter((figure) => figure.of === of));
    return atLeast > atMost;
  });
  if (torn !== undefined) throw new Error(`${file}: ${torn.of}: the least is above the most`);
  return pack;
}

function faultOf({ context, value }: t.ValidationError): string {
  const path = context.map(({ key }) => key).filter((key) => key !== "" && !/^\d+$/.test(key));
  const figure = context.map(({ actual }) => nameOf(actual)).find((name) => name !== null);
  const field = path.slice(-1).join();
  const wanted = context.at(-1)?.type.name ?? "";
  return `${[figure, field].filter(Boolean).join(", ")}: expected ${wanted}, found ${JSON.stringify(value)}`;
}

/** Of a figure or a switch what it is about, of a register or a file its name. */
function nameOf(value: unknown): string | null {
  if (!isFields(value)) return null;
  const isNamed = "at" in value || ("of" in value && "name" in value);
  const name = isNamed ? value["name"] : value["of"];
  return typeof name === "string" ? name : null;
}

const unitMs: Readonly<Record<string, number>> = {
  s: 1000,
  min: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** In the unit of the product: a parameter of a rule in ms or as a count, a wait in ms, all else as it stands. */
export const valueOf = ({ of, value, unit }: Figure): number =>
  isParameter(of) || of === "limits.wait" ? value * (unitMs[unit] ?? 1) : value;

/** The least and the most that all of these figures allow; those with another unit are left out. */
export function edgesOf(figures: readonly Figure[]): {
  readonly atLeast: number;
  readonly atMost: number;
} {
  const values = (...names: readonly BoundName[]) =>
    figures
      .filter(
        ({ bound, isSecondHand, unit }) =>
          names.includes(bound) && isSecondHand !== true && unit !== "period",
      )
      .map(valueOf);
  return {
    atLeast: Math.max(0, ...values("atLeast", "fixed")),
    atMost: Math.min(Number.POSITIVE_INFINITY, ...values("atMost", "fixed")),
  };
}

type Holding = { readonly since: string; readonly isSecondHand?: boolean };

/** Whether it is in force: its day has come, and it is not second-hand. */
export const holds = ({ since, isSecondHand }: Holding, now: number): boolean =>
  isSecondHand !== true && Date.parse(`${since}T00:00:00Z`) <= now;
