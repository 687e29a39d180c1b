import type { SearchBody } from "../../../events/search/events.ts";
import { gamePlace, pathOf } from "../../../events/navigation/index.ts";
import { fillName } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { useRecord } from "../../hooks/useRecord.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { titleOf } from "../../sports/sides.ts";
import { useCricketHref, useIsCricketSearch } from "../cricket/useCricket.ts";

type Found = NonNullable<SearchBody["markets"]>[number];

/** Markets that the text names; each leads to the page of its match. */
export function FoundMarkets({ found: { markets = [] } }: { found: SearchBody }) {
  const t = useTranslation();
  if (markets.length === 0) return null;
  return (
    <Band title={t("search.markets")}>
      <Card>
        {markets.map((market) => (
          <MarketRow key={`${market.gameId} ${market.typeId}`} market={market} />
        ))}
      </Card>
    </Band>
  );
}

function MarketRow({ market: { feed, gameId, typeId } }: { market: Found }) {
  const game = useRecord("games", gameId);
  const type = useSelect(({ sports }) => sports.marketTypes[typeId]);
  const language = useSelect(({ settings }) => settings.language);
  const isCricket = useIsCricketSearch();
  const cricketHref = useCricketHref();
  // The names are those of the match: it arrives with the prices of the results.
  if (game === undefined || type === undefined) return null;
  const { id, sportId } = game;
  return (
    <ListRow
      icon="stats"
      title={fillName(type.name, null, game)}
      about={titleOf(game)}
      href={isCricket ? cricketHref(game) : pathOf(gamePlace({ feed, id, sportId }), language)}
    />
  );
}
