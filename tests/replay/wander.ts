import { AddBet, ClearCoupon, RemoveBet, RestoreBet } from "../../src/commands/coupon.ts";
import {
  AcceptPrices,
  ClosePlacement,
  PlaceCoupon,
  SetAmount,
} from "../../src/commands/placement.ts";
import { RetryPlacement } from "../../src/commands/placement.ts";
import { SignOut } from "../../src/commands/session.ts";
import { ChangeSettings } from "../../src/commands/preferences.ts";
import { OpenSignInForm } from "../../src/commands/auth.ts";
import { AnswerNotification } from "../../src/commands/notices.ts";
import { SaveLog } from "../../src/commands/logFile.ts";
import { CloseQuickCoupon, OpenQuickCoupon } from "../../src/commands/navigation.ts";
import type { Areas } from "../../src/infra/ports/storage.ts";
import { beginStory, emptyAreas, signIn, type Story } from "./story.ts";

const outcomeIds = [50_001, 50_002, 50_003, 50_011, 50_012, 99_999];
const paths = [
  "/en",
  "/en/section/live/1",
  "/en/section/live/1/501",
  "/en/coupon",
  "/en/office/history",
  "/en/user/login",
];

/** What a player, the phone and the network may do at any time. */
const deeds: readonly ((story: Story, pick: <A>(list: readonly A[]) => A) => void)[] = [
  (story, pick) => story.send(AddBet({ outcomeId: pick(outcomeIds) })),
  (story, pick) => story.send(AddBet({ outcomeId: pick(outcomeIds) })),
  (story, pick) => story.send(RemoveBet({ betId: pick(outcomeIds) })),
  (story) => story.send(RestoreBet({})),
  (story) => story.send(ClearCoupon({})),
  (story, pick) => story.send(SetAmount({ amount: pick([0, 1, 12.5, 400, 1e12]) })),
  (story) => story.send(AcceptPrices({})),
  (story) => story.send(PlaceCoupon({})),
  (story) => story.send(PlaceCoupon({})),
  (story) => story.send(RetryPlacement({})),
  (story) => story.send(ClosePlacement({})),
  (story) => story.send(signIn),
  (story) => story.send(signIn),
  (story) => story.send(SignOut({})),
  (story) => story.send(OpenSignInForm({})),
  (story) => story.send(OpenQuickCoupon({})),
  (story) => story.send(CloseQuickCoupon({})),
  (story, pick) => story.send(AnswerNotification({ id: pick(["coupon-reminder", "bet-removed"]) })),
  (story, pick) => story.send(ChangeSettings({ theme: pick(["system", "light", "dark"]) })),
  (story, pick) => story.go(pick(paths)),
  (story, pick) => story.go(pick(paths)),
  (story) => story.hide(),
  (story) => story.show(),
  (story) => story.disconnect(),
  (story) => story.connect(),
  (story) => story.connect(),
  (story, pick) => story.setClockBy(pick([-3_600_000, 1_000, 3_600_000])),
  (story) => story.send(SaveLog({})),
];

/** A random visit; the same seed produces the same one. `areas` is the storage of the device. */
export function wander(seed: number, steps: number, areas: Areas = emptyAreas()): Story {
  const story = beginStory({ seed, lostShare: 0.1, areas });
  const pick = <A>(list: readonly A[]): A => {
    const picked = list[Math.floor(story.random() * list.length)];
    if (picked === undefined) throw new Error("nothing to pick from");
    return picked;
  };
  for (let step = 0; step < steps; step += 1) {
    pick(deeds)(story, pick);
    story.pass(pick([0, 0, 10, 150, 400, 1_000, 3_000, 12_000, 40_000]));
  }
  return story;
}
