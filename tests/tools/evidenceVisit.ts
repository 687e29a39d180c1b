import { AddBet } from "../../src/commands/coupon.ts";
import {
  AcceptPrices,
  ClosePlacement,
  PlaceCoupon,
  SetAmount,
  TopUpDemoMoney,
} from "../../src/commands/placement.ts";
import { TakePowerBet } from "../../src/commands/powerBet.ts";
import { AnswerRealityCheck } from "../../src/commands/reality.ts";
import { type AnyDefinition, callOfAsked, draftOf, type Entry } from "../../src/events/define.ts";
import type { ClientLimit, RegisterAnswer } from "../../src/events/limits/events.ts";
import { TopUpDemoMoney as TopUpSent } from "../../src/events/placement/demoMoneyEvents.ts";
import { PlaceCoupon as PlaceCouponSent } from "../../src/events/placement/events.ts";
import { PowerBet } from "../../src/events/powerBet/events.ts";
import { siteConfig } from "../kit/site.ts";
import { beginStory, signIn, startAt } from "../replay/story.ts";
import { offer, openCoupon } from "../marbles/powering.ts";

export const minute = 60_000;

/** A limit of the player, set a day before the visit. */
export const limit = (
  limitType: number,
  limitValue: number,
  over: Partial<ClientLimit> = {},
): ClientLimit => ({
  limitType,
  limitValue,
  limitBalance: limitValue,
  limitState: "ACTIVE",
  startedAt: startAt / 1000 - 86_400,
  endsAt: null,
  needApprove: false,
  measure: "EUR",
  ...over,
});

/** What the registers said together, five seconds ago. */
export const registerSays = (
  state: "clear" | "restricted" | "unanswered",
  over: Partial<RegisterAnswer> = {},
): RegisterAnswer => ({
  state,
  isPlayOpen: state === "clear",
  askedAgoSec: 5,
  rounds: ["round-1"],
  ...over,
});

const powerBetPlaced = { state: "accepted", couponId: 78, possibleWin: 10.5, balance: 95 };
const powerBetOffered = {
  PowerBetCoupon: openCoupon,
  PowerBetOffers: { isAvailable: true, offers: [offer], pollAfterMs: 5_000 },
};

type Answers = {
  limits: readonly ClientLimit[];
  /** What the national registers say; undefined: they were not asked. */
  register: RegisterAnswer | undefined;
  /** When the player last answered about their limits, Unix seconds; null: never; undefined: the server does not say. */
  reviewedAt: number | null | undefined;
  /** Calls that the server refuses. */
  refused: readonly string[];
  /** Fields of the site config beside those of the timelines' site. */
  config: object;
  /** Bodies of other calls. */
  more: Readonly<Record<string, unknown>>;
};

/** A visit of a player at a site whose answers the test may change on the way; idle players are not signed out. */
export function visitOf(first: Partial<Answers> = {}) {
  const answers: Answers = {
    limits: [],
    register: registerSays("clear"),
    reviewedAt: undefined,
    refused: [],
    config: {},
    more: {},
    ...first,
  };
  const bodyOf = (name: string): unknown => {
    if (name === "ClientLimits") {
      const { limits: data, register, reviewedAt } = answers;
      return {
        data,
        ...(register === undefined ? {} : { register }),
        ...(reviewedAt === undefined ? {} : { reviewedAt }),
      };
    }
    if (name === "SiteConfig")
      return { ...siteConfig, idle: { isEnabled: false, minutes: 30 }, ...answers.config };
    return answers.more[name];
  };
  const story = beginStory({
    seed: 5,
    isLeftOpen: ({ type }) => {
      const name = callOfAsked(type)?.name ?? "";
      return answers.refused.includes(name) || bodyOf(name) !== undefined;
    },
    port: (entry, host) => {
      const call = callOfAsked(entry.type);
      if (call !== undefined && answers.refused.includes(call.name)) {
        const failed: AnyDefinition = call.failed;
        const error = { tag: "http", status: 403, code: 30 };
        host.report(draftOf(failed, { ...(entry.data as object), error }));
        return;
      }
      const body = call === undefined ? undefined : bodyOf(call.name);
      if (call === undefined || body === undefined) return;
      const answered: AnyDefinition = call.answered;
      host.report(draftOf(answered, { ...(entry.data as object), body }));
    },
  });
  story.pass(4_000);
  story.send(signIn);
  story.pass(2_000);
  const isSent = (from: number) =>
    story.entries.slice(from).some((entry) => PlaceCouponSent.asked.is(entry));
  return {
    ...story,
    answers,
    now: () => story.entries.at(-1)?.at ?? startAt,
    answer: (action: "continue" | "nothing" | "log_out", doNotShowAgain = false) =>
      story.send(AnswerRealityCheck({ action, doNotShowAgain })),
    /** Asks for demo money with a bet that the player cannot pay; returns the request, or null if there is none. */
    pay(): Entry | null {
      story.go("/en/section/live/1/501");
      story.pass(2_000);
      const from = story.entries.length;
      story.send(ClosePlacement({}));
      for (let time = 0; time < 6; time += 1) {
        story.send(AddBet({ outcomeId: 50_001 }));
        story.send(AcceptPrices({}));
        story.pass(1_000);
        story.send(TopUpDemoMoney({}));
        story.pass(2_000);
        const asked = story.entries.slice(from).find((entry) => TopUpSent.asked.is(entry));
        if (asked !== undefined) return asked;
      }
      return null;
    },
    /** Takes the power bet of an open bet; returns its request, or null if none goes out. */
    powerBet(placed: object = powerBetPlaced): Entry | null {
      answers.more = { ...answers.more, ...powerBetOffered, PowerBet: placed };
      story.go("/en/opened-bets/77/powerbet");
      story.pass(3_000);
      const from = story.entries.length;
      story.send(TakePowerBet({ offerId: "pb_1", coef: 2.1, amount: 5 }));
      story.pass(2_000);
      return story.entries.slice(from).find((entry) => PowerBet.asked.is(entry)) ?? null;
    },
    /** Tries to bet until the order has gone out; returns its entry, or null if it never does. */
    bet(): Entry | null {
      story.go("/en/section/live/1/501");
      story.pass(2_000);
      const from = story.entries.length;
      // The result of an earlier bet is read.
      story.send(ClosePlacement({}));
      for (let time = 0; time < 6 && !isSent(from); time += 1) {
        story.send(AddBet({ outcomeId: 50_001 }));
        story.send(SetAmount({ amount: 10 }));
        story.send(AcceptPrices({}));
        story.send(PlaceCoupon({}));
        story.pass(3_000);
      }
      return story.entries.slice(from).find((entry) => PlaceCouponSent.asked.is(entry)) ?? null;
    },
  };
}

/** A visit with a check that is answered. */
export function checkedVisit() {
  const visit = visitOf({ limits: [limit(32, 5, { measure: "min" })] });
  visit.pass(5.5 * minute);
  visit.answer("continue");
  visit.pass(1_000);
  return visit;
}
