import {
  type Bet,
  couponTypes,
  type OfferedSizes,
  pickedBets,
  systemContent,
} from "../coupon/index.ts";

/** What the answer says about the sizes of a system, for the bets that were asked about. */
export const offered = (
  ask: { readonly bets: readonly Bet[]; readonly typeId: number },
  body: { readonly systemValues?: OfferedSizes["options"] | undefined },
  accountId: number | null,
): { readonly systemValues?: OfferedSizes } =>
  ask.typeId !== couponTypes.system || body.systemValues === undefined
    ? {}
    : {
        systemValues: {
          content: systemContent(pickedBets(ask.bets)),
          accountId,
          options: body.systemValues,
        },
      };

/** Whether the server counts with the bankers that it was asked about; some know systems without. */
export const knowsBankers = (
  ask: { readonly bets: readonly Bet[] },
  body: { readonly systemValues?: readonly { readonly offset: number }[] | undefined },
): boolean => {
  const count = ask.bets.filter(({ isBanker }) => isBanker === true).length;
  return count === 0 || body.systemValues?.some(({ offset }) => offset === count) === true;
};
