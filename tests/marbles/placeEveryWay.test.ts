import { describe, expect, it } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { type Timeline, lanesOf } from "../kit/timeline.ts";
import { type Fate, placeOperator } from "../kit/placeOperator.ts";
import { play } from "../kit/play.ts";

const signInAgain =
  "GoTo(/en/user/login) SignIn(form=login_password, login=anna, password=wonder, isRemembered=false)";

/** The outcome of the first requests. All others are answered. */
const networks: Readonly<Record<string, readonly Fate[]>> = {
  "all is well": ["answered"],
  "the answer is lost": ["answer lost"],
  "the answer is late": ["answered late"],
  "the answer is lost four times": ["answer lost", "answer lost", "answered late", "answer lost"],
  "the request is lost": ["request lost"],
  "the request is delivered twice": ["delivered twice"],
  "the operator is busy": ["busy"],
  "the operator is busy for a while": ["busy for a while", "busy for a while"],
  "the operator fails": ["failing", "failing"],
  "lost, then busy": ["answer lost", "busy for a while"],
};

/** What the player does in the meantime, besides the place command after 1 s. */
const deeds: Readonly<Record<string, Partial<Timeline>>> = {
  waits: { user: "1s PlaceCoupon" },
  "reloads the page": { user: "1s PlaceCoupon", tab: "4s reload" },
  "goes back to the coupon and places it again": {
    user: "1s PlaceCoupon 29s ClosePlacement PlaceCoupon 1m ClosePlacement PlaceCoupon",
  },
  "goes back at once and places it again": {
    user: "1s PlaceCoupon 3s ClosePlacement 100ms PlaceCoupon 13s ClosePlacement 100ms PlaceCoupon",
  },
  "places it in a second tab too": { user: "1s PlaceCoupon", tab2: "500ms open 1s PlaceCoupon" },
  "closes the tab and places it in the other one": {
    user: "1s PlaceCoupon",
    tab: "2s close",
    tab2: "500ms open 10s PlaceCoupon 40s PlaceCoupon",
  },
  "signs out and in again and places it": {
    user: `1s PlaceCoupon 2s SignOut 2s ${signInAgain} 8s PlaceCoupon`,
  },
};

const ends = ["takes", "takes after a delay", "refuses"] as const;
const ids = ["key", "own"] as const;

/** The page still waits, or does not know. */
const openTags = ["sending", "pending", "waiting", "unknown", "elsewhere", "lost"];

describe("one intent is one bet, and the page says what the operator holds", () => {
  for (const [network, fates] of Object.entries(networks)) {
    for (const [deed, lanes] of Object.entries(deeds)) {
      for (const decides of ends) {
        it(`${network}; the operator ${decides}; the player ${deed}`, () => {
          for (const requestIds of ids) {
            const operator = placeOperator({ requestIds, fates, decides });
            const timeline: Timeline = {
              isPlayer: true,
              stored: { local: { "tl.coupon": storedCoupon(901) } },
              ...lanes,
              server: operator.server,
              watch: "PlaceCouponAsked",
              expect: "",
              for: "3m",
            };
            const tagsByTab: Record<1 | 2, string[]> = { 1: [], 2: [] };
            const { events } = play(timeline, lanesOf(timeline), ({ entry, tab }, { coupon }) => {
              const { tag } = coupon.placement;
              if (tagsByTab[tab].at(-1) !== tag) tagsByTab[tab].push(tag);
              // Each statement of the page must be true at that moment.
              if (tag === "refused") expect(operator.bets()).toBe(0);
              if (tag === "accepted") expect(operator.bets()).toBe(1);
              expect(["EpicCrashed", "FoldCrashed"]).not.toContain(entry.type);
            });
            const cell = `ids: ${requestIds}; ${tagsByTab[1].join(" ")}; ${tagsByTab[2].join(" ")}`;
            const types = events.map(({ entry }) => entry.type);
            expect(operator.bets(), cell).toBe(decides === "refuses" ? 0 : 1);
            expect(types, cell).toContain(
              decides === "refuses" ? "CouponRejected" : "CouponPlaced",
            );
            // A refusal ends an intent: the same coupon placed again afterwards is a new one.
            if (decides !== "refuses") expect(operator.keys().length, cell).toBe(1);
            // In the end every tab knows the outcome.
            const last = lanes.tab?.includes("close") ? tagsByTab[2] : tagsByTab[1];
            expect(openTags, cell).not.toContain(last.at(-1));
            expect(openTags, cell).not.toContain(tagsByTab[2].at(-1));
          }
        });
      }
    }
  }
});
