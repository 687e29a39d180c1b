import type { HistoryCoupon } from "../../../events/bets/events.ts";
import type { PowerBetOffer } from "../../../events/powerBet/events.ts";
import { type Translate, useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ChoiceList } from "../../components/ChoiceList.tsx";
import { Note } from "../../components/Note.tsx";
import { usePrice } from "../../hooks/usePrice.ts";
import styles from "./PowerBet.module.css";
import { StakeForm } from "./StakeForm.tsx";

/** What the player has set so far: the pick, null: none yet, and stakes by pick, in minor units. */
export type PowerBetChoice = {
  readonly marketId: number | null;
  readonly stakes: Readonly<Record<number, number>>;
};

type Props = {
  coupon: HistoryCoupon;
  offers: readonly PowerBetOffer[];
  choice: PowerBetChoice;
  onChoose: (choice: PowerBetChoice) => void;
};

/** The raised odds of each pick, and the stake on the chosen one. */
export function Offers({ coupon, offers, choice, onChoose }: Props) {
  const t = useTranslation();
  const price = usePrice();
  const { marketId, stakes } = choice;
  // Nobody stakes on another pick than the one they chose because that one has gone.
  const chosen =
    marketId === null ? offers[0] : offers.find((offer) => offer.marketId === marketId);
  return (
    <>
      <Band>
        <Card isPadded>
          <p className={styles.lead}>{t("powerBet.lead")}</p>
        </Card>
      </Band>
      <Band>
        <Card>
          <ChoiceList
            name={t("powerBet.offers")}
            current={chosen?.marketId ?? 0}
            choices={offers.map((offer) => ({
              id: offer.marketId,
              title: pickOf(offer, coupon),
              about: aboutOf(offer, coupon, price, t),
              value: price(offer.coef),
            }))}
            onChoose={(id) => onChoose({ ...choice, marketId: id })}
          />
        </Card>
      </Band>
      <Band>
        <Card isPadded>
          <div role="alert">
            {chosen === undefined && <Note status="warning">{t("powerBet.pickGone")}</Note>}
          </div>
          {chosen !== undefined && (
            <StakeForm
              key={chosen.marketId}
              coupon={coupon}
              offer={chosen}
              pick={pickOf(chosen, coupon)}
              typed={stakes[chosen.marketId] ?? null}
              onStake={(minor) => {
                const { marketId: id } = chosen;
                onChoose({ marketId: id, stakes: { ...stakes, [id]: minor } });
              }}
            />
          )}
        </Card>
      </Band>
    </>
  );
}

const betOf = ({ marketId }: PowerBetOffer, { bets }: HistoryCoupon) =>
  bets.find((bet) => bet.marketId === marketId);

const pickOf = (offer: PowerBetOffer, coupon: HistoryCoupon): string => {
  const bet = betOf(offer, coupon);
  return bet === undefined ? offer.outcomeName : `${bet.marketName}: ${offer.outcomeName}`;
};

/** The match, and the odds that the pick has in the bet. */
function aboutOf(
  offer: PowerBetOffer,
  coupon: HistoryCoupon,
  price: (coef: number) => string,
  t: Translate,
): string | undefined {
  const bet = betOf(offer, coupon);
  if (bet === undefined) return undefined;
  const teams = bet.opponents.join(" – ");
  const instead = t("powerBet.instead", { odds: price(bet.coef) });
  return bet.coef < offer.coef ? `${teams}, ${instead}` : teams;
}
