import { type HistoryCoupon } from "../bets/events.ts";
import { placedCoef, placedStake } from "../bets/index.ts";
import { isBonusBet, couponTypes, milliOf } from "../coupon/index.ts";
import { minorOf } from "../money/minorUnits.ts";
import type { BetStory } from "./story.ts";

/** What the device and the server say otherwise of the same bet. Money in major units, times in Unix ms. */
export type Difference =
  | { readonly tag: "account" | "kind" }
  | {
      readonly tag: "stake" | "odds" | "win" | "time";
      readonly phone: number;
      readonly server: number;
    }
  | {
      readonly tag: "legOdds";
      readonly name: string;
      readonly phone: number;
      readonly server: number;
    }
  | { readonly tag: "legMissing" | "legAdded"; readonly name: string };

/** The server counts in seconds, and an answer takes time. */
const CLOCK_MS = 2_000;

/** A price that the policy of the coupon lets become another one. [coupon-005] */
export const isSentPriceKept = (
  changeCoefAction: number | null,
  sent: number,
  recorded: number,
): boolean => {
  if (milliOf(sent) === milliOf(recorded) || changeCoefAction === 1) return true;
  return changeCoefAction === 2 && recorded > sent;
};

type HistoryBet = HistoryCoupon["bets"][number];

/** A returned or half settled pick, and one of a dead heat, may have changed the figures of the coupon since. */
const asPlaced: ReadonlySet<string> = new Set(["open", "won", "lost", "cashed_out"]);

/** What to name to the player: nothing of what the server may have changed since, nothing that the device was not told. */
export function differencesOf(story: BetStory, coupon: HistoryCoupon): readonly Difference[] {
  const { answer } = story;
  if (answer?.tag !== "accepted") return [];
  const { currencyIso } = coupon;
  const isKind = story.typeId === coupon.typeId && sizesAgree(story, coupon);
  const differences: Difference[] = [];
  if (story.accountId !== coupon.accountId) differences.push({ tag: "account" });
  if (!isKind) differences.push({ tag: "kind" });
  const add = (tag: "odds" | "stake" | "win", phone: number, server: number): void => {
    differences.push({ tag, phone, server });
  };
  const stake = placedStake(coupon);
  const phoneStake = answer.amount ?? story.amount;
  if (minorOf(phoneStake, currencyIso) !== minorOf(stake, currencyIso))
    add("stake", phoneStake, stake);
  const isAsPlaced = coupon.bets.every(
    ({ deadHeat, status }) => asPlaced.has(status) && deadHeat === undefined,
  );
  // A system has no odds of its own.
  const phoneOdds = answer.coef ?? story.coef;
  if (
    isKind &&
    isAsPlaced &&
    coupon.typeId !== couponTypes.system &&
    milliOf(phoneOdds) !== milliOf(coupon.coef)
  )
    add("odds", phoneOdds, coupon.coef);
  const isWhole = coupon.cashedOut === undefined && coupon.status === "open" && isAsPlaced;
  if (
    isWhole &&
    answer.possibleWin !== null &&
    minorOf(answer.possibleWin, currencyIso) !== minorOf(coupon.possibleWin, currencyIso)
  )
    add("win", answer.possibleWin, coupon.possibleWin);
  return [...differences, ...legDifferences(story, coupon), ...timeDifference(story, coupon)];
}

const sizesAgree = ({ systemValue }: BetStory, coupon: HistoryCoupon): boolean =>
  systemValue === undefined ||
  coupon.systemValue === undefined ||
  systemValue === coupon.systemValue;

function legDifferences({ changeCoefAction, legs }: BetStory, coupon: HistoryCoupon) {
  const recorded = coupon.bets.filter((bet) => !isBonusBet(bet));
  const nameOf = ({ marketName, outcomeName }: HistoryBet) => `${marketName}: ${outcomeName}`;
  const sent = legs.flatMap((leg): readonly Difference[] => {
    const bet = recorded.find(({ marketId }) => marketId === leg.betId);
    if (bet === undefined) return [{ tag: "legMissing", name: leg.name }];
    // The only pick has the odds of the whole.
    return legs.length === 1 || isSentPriceKept(changeCoefAction, leg.coef, placedCoef(bet))
      ? []
      : [{ tag: "legOdds", name: nameOf(bet), phone: leg.coef, server: placedCoef(bet) }];
  });
  const more = recorded
    .filter(({ marketId }) => !legs.some(({ betId }) => betId === marketId))
    .map((bet): Difference => ({ tag: "legAdded", name: nameOf(bet) }));
  return [...sent, ...more];
}

/** The server placed it between the tap and its answer, or one of the clocks is wrong. */
function timeDifference({ answer, tappedAt }: BetStory, { createdAt }: HistoryCoupon) {
  const server = createdAt * 1_000;
  const end = answer?.at ?? tappedAt;
  const isBetween = server > tappedAt - 1_000 - CLOCK_MS && server < end + CLOCK_MS;
  if (isBetween) return [];
  const phone = server < tappedAt ? tappedAt : end;
  return [{ tag: "time", phone, server } satisfies Difference];
}
