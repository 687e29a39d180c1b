import { outcomeState } from "../feed/outcomeState.ts";
import type { Book } from "../feed/book.ts";
import type { Language } from "../feed/cards.ts";
import type { Game, Outcome } from "../feed/types.ts";
import { type Fields, isFields } from "../json.ts";
import type { Service } from "../http/environment.ts";
import { toMilli } from "../money.ts";
import { antiExpressOf } from "./antiExpress.ts";
import { textsOf } from "./texts.ts";
import { bonusMilliAt, isBonusBet, refreshedBonus } from "./bonus.ts";
import type { AskedBet, AskedCoupon } from "./request.ts";
import { totalMilliAt } from "./total.ts";

/**
 * The bets of a coupon updated from the feed: new prices and locks, and new ids for those whose game moved
 * from line to live. `sent` holds the same bets as the client sent them; fields that the server does not know
 * are returned unchanged.
 */
export function refreshedBets(
  service: Service,
  coupon: AskedCoupon,
  sentBets: readonly Fields[],
  lng: Language,
) {
  const { book, source } = service;
  const sent = sentBets.filter((bet) => !isBonusBet(bet));
  const permanentIds = coupon.bets.map((bet) => gameOf(book, bet)?.permanentId ?? null);
  // Each single of a set is a coupon of its own, so nothing depends on the others.
  const isSet = coupon.typeId === 9;
  const bets = coupon.bets.map((asked, index) => {
    const bet = sent[index] ?? {};
    const outcome = book.currentOutcome(asked.outcomeId);
    const game = gameOf(book, asked);
    const permanentId = permanentIds[index] ?? null;
    const isDepend =
      !isSet &&
      permanentId !== null &&
      permanentIds.some((id, position) => position !== index && id === permanentId);
    const common = {
      blockId: typeof bet["blockId"] === "number" ? bet["blockId"] : 0,
      statusId: typeof bet["statusId"] === "number" ? bet["statusId"] : -2,
      additionalType: typeof bet["additionalType"] === "string" ? bet["additionalType"] : null,
      isBlocked: outcome?.state !== outcomeState.open || game?.status === 4,
      isDepend,
      isBannedExpress: false,
      isDisabledBanker: game !== undefined && isBannedBanker(game),
      expressId: typeof bet["expressId"] === "number" ? bet["expressId"] : null,
      statisticId: null,
      playersDuel: null,
    };
    if (!outcome || !game) return { ...bet, ...common };
    const texts = textsOf(outcome, game, book, source);
    return {
      ...common,
      pageType: game.pageType,
      market: {
        ...(isFields(bet["market"]) ? bet["market"] : {}),
        ...marketOf(outcome, game),
        champName: texts.champ[lng],
        sportName: texts.sport[lng],
      },
      game: betGame(game),
    };
  });
  const bonusBet = sentBets.find(isBonusBet);
  if (bonusBet === undefined) return bets;
  const games = coupon.bets.flatMap((bet) => gameOf(book, bet) ?? []);
  const bonusMilli = bonusMilliAt(coupon, coefsOf(book, coupon), games.map(kindOf));
  return [...bets, refreshedBonus(bonusBet, bonusMilli)];
}

/** This operator takes no esports match as a banker. */
export const isBannedBanker = ({ pageType }: Game): boolean => pageType === "esports";

/** Total coef in thousandths at current prices; a bet without a price keeps the one sent. 0: it has none. */
export function totalMilliOf(book: Book, coupon: AskedCoupon): number {
  if (coupon.typeId === 4) return antiExpressNow(book, coupon) ?? 0;
  const coefs = coefsOf(book, coupon);
  return coefs.length > 0 ? totalMilliAt(coupon, coefs) : 0;
}

/** Price of the anti-express of these bets in thousandths; null: none is offered. [coupon-015] */
export function antiExpressNow(book: Book, { bets }: AskedCoupon): number | null {
  const outcomes = bets.flatMap(({ outcomeId }) => book.currentOutcome(outcomeId) ?? []);
  const games = bets.map((bet) => gameOf(book, bet));
  const matches = new Set(
    games.flatMap((game) => (game && game.status !== 4 ? game.permanentId : [])),
  );
  const arePossible = outcomes.length === bets.length && matches.size === bets.length;
  return arePossible ? (antiExpressOf(book, outcomes)?.milli ?? null) : null;
}

/** Current coefs in thousandths; a bet without a price keeps the one sent. */
export const coefsOf = (book: Book, { bets }: AskedCoupon): readonly number[] =>
  bets.map(({ outcomeId, coefMilli }) => {
    const outcome = book.currentOutcome(outcomeId);
    return (outcome && toMilli(outcome.coef)) ?? coefMilli;
  });

/** The kind of a bet on this game (contract, BetMarket). */
export const kindOf = ({ feed }: Game): number => (feed === "live" ? 1 : 3);

function gameOf(book: Book, asked: AskedBet): Game | undefined {
  const gameId = book.currentOutcome(asked.outcomeId)?.gameId ?? asked.gameId;
  return book.game(gameId) ?? book.game(book.movedGame(gameId) ?? -1);
}

function marketOf(outcome: Outcome, game: Game) {
  return {
    id: outcome.id,
    coef: outcome.coef,
    sportId: game.sportId,
    typeId: outcome.typeId,
    kind: kindOf(game),
    isLive: game.feed === "live",
    champId: game.champId,
    gameId: game.id,
    param: outcome.param,
  };
}

function betGame(game: Game) {
  return {
    number: game.number,
    permanentId: game.permanentId,
    status: game.status,
    finished: game.status === 4,
    startTime: game.startTime,
    timeSec: game.timeSec ?? 0,
    opponent1NameEn: game.opponent1?.name ?? game.title ?? game.round?.en ?? "",
    ...(game.opponent2 ? { opponent2NameEn: game.opponent2.name } : {}),
    fullScores: game.score?.full ?? [],
    formattedScore: game.score?.formatted ?? "",
  };
}
