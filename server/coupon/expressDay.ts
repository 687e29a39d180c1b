import { outcomeState } from "../feed/outcomeState.ts";
import type { Language } from "../feed/cards.ts";
import type { FeedName, Game, Outcome } from "../feed/types.ts";
import type { Service } from "../http/environment.ts";
import { toCoef, toMilli } from "../money.ts";
import { refreshedBets } from "./refresh.ts";
import { totalMilliAt } from "./total.ts";

/** Match result and match winner: the main market of a match. */
const resultTypeIds: readonly number[] = [1, 2];
/** A leg that may well win, and still adds something. */
const leastCoef = 1.25;
const mostCoef = 2.4;
const legsOf = { live: 3, line: 4 } as const satisfies Record<FeedName, number>;
const mostExpresses = 2;
const over = 4;
const dayAheadSec = 36 * 3_600;

/**
 * Expresses that the operator has put together, of one price from each of several championships: the next leading matches
 * of the line, or those being played. They stay the same until one of their matches begins or ends, or its price closes.
 * The operator adds nothing to their win.
 */
export function expressesOfDay(service: Service, feed: FeedName, lng: Language) {
  const legs = likelyLegs(service, feed);
  const size = legsOf[feed];
  const count = Math.min(mostExpresses, Math.floor(legs.length / size));
  return Array.from({ length: count }, (_, index) => {
    const own = legs.slice(index * size, (index + 1) * size);
    const expressId = own[0]?.game.permanentId ?? 0;
    const coupon = {
      typeId: 1,
      systemValue: 2,
      bets: own.map(({ game, outcome }) => ({
        outcomeId: outcome.id,
        gameId: game.id,
        coefMilli: toMilli(outcome.coef) ?? 1000,
        seenScore: null,
        isBanker: false,
        blockId: 0,
      })),
    } as const;
    const coefs = coupon.bets.map(({ coefMilli }) => coefMilli);
    return {
      expressId,
      coef: toCoef(totalMilliAt(coupon, coefs)),
      bonusPercent: 0,
      bets: refreshedBets(service, coupon, [], lng).map((bet) => ({ ...bet, expressId })),
    };
  });
}

type Leg = { readonly game: Game; readonly outcome: Outcome };

/** At most one of a championship, the earliest first; ids decide between equal ones. */
function likelyLegs({ book, now }: Service, feed: FeedName): readonly Leg[] {
  const soonSec = now() / 1000 + dayAheadSec;
  const games = [...book.games.values()]
    .filter((game) => game.feed === feed && game.isTop && !game.isBlocked && game.status !== over)
    .filter(({ startTime }) => feed === "live" || startTime <= soonSec)
    .sort((a, b) => a.startTime - b.startTime || a.permanentId - b.permanentId);
  const champs = new Set<number>();
  return games.flatMap((game): Leg[] => {
    if (champs.has(game.champId)) return [];
    const outcome = book
      .marketsOf(game.id)
      .filter(({ typeId }) => resultTypeIds.includes(typeId))
      .flatMap(({ id }) => book.outcomesOf(id))
      .filter(
        ({ state, coef }) => state === outcomeState.open && coef >= leastCoef && coef <= mostCoef,
      )
      .sort((a, b) => a.coef - b.coef || a.id - b.id)
      .at(0);
    if (outcome === undefined) return [];
    champs.add(game.champId);
    return [{ game, outcome }];
  });
}
