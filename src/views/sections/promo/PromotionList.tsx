import { promotions as promotionsResource } from "../../../events/promo/index.ts";
import { linkedPath, pathOf } from "../../../events/navigation/index.ts";
import type { PromotionBody } from "../../../events/promo/events.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { SkeletonBar } from "../../components/Skeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { Picture } from "../../content/Picture.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { safeHref } from "../../html/allowed.ts";
import { Dates } from "./Dates.tsx";
import { Frame } from "./Frame.tsx";
import styles from "./Promo.module.css";

/**
 * All promotions. The main page has the promo frame on top; the bonuses page lists only links below
 * `/bonus/`.
 */
export function PromotionList() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const name = useSelect(({ navigation }) => navigation.route.name);
  const isBonus = name === "bonuses-offers";
  const data = useSelect((state) =>
    promotionsResource.dataOf(state, { lng: state.settings.language }),
  );
  return (
    <ContentPage
      title={t(isBonus ? "promo.bonuses" : "promo.title")}
      parentPath={pathOf({ name: "menu" }, language)}
    >
      {name === "promo" && (
        <Band>
          <Frame path="showcase" title={t("promo.showcase")} />
        </Band>
      )}
      <RemoteContent data={data} skeleton={<CardSkeleton />}>
        {(items) => (
          <Cards items={isBonus ? items.filter(({ link }) => link.startsWith("/bonus/")) : items} />
        )}
      </RemoteContent>
      <Band>
        <Card>
          {name !== "promo" && (
            <ListRow
              icon="star"
              title={t("promo.showcase")}
              href={linkedPath({ name: "promo" }, language)}
            />
          )}
          <ListRow
            icon="doc"
            title={t("promo.rules")}
            href={linkedPath({ name: "bonusRules" }, language)}
          />
          <ListRow
            icon="trophy"
            title={t("promo.partners")}
            href={linkedPath({ name: "bonus-partner" }, language)}
          />
          {!isBonus && (
            <ListRow
              icon="percent"
              title={t("promo.bonuses")}
              href={linkedPath({ name: "bonuses-offers" }, language)}
            />
          )}
        </Card>
      </Band>
    </ContentPage>
  );
}

/** As high as cards with a picture and a title. */
function CardSkeleton() {
  return (
    <Band>
      <ul className={styles.list}>
        {[1, 2, 3, 4].map((card) => (
          <li className={styles.card} key={card}>
            <span className={styles.picture} />
            <SkeletonBar heightRem={1.4} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Cards({ items }: { items: readonly PromotionBody[] }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  if (items.length === 0)
    return (
      <Band>
        <EmptyState
          title={t("promo.none")}
          action={
            <Button look="ink" href={pathOf({ name: "home" }, language)}>
              {t("promo.toSports")}
            </Button>
          }
        />
      </Band>
    );
  return (
    <Band>
      <ul className={styles.list}>
        {items.map(({ id, title, imageUrl, link, startAt, endAt }) => (
          <li key={id}>
            <a className={styles.card} href={hrefOf(id, link, language)}>
              <Picture url={imageUrl} className={styles.picture} />
              <span className={styles.title}>{title}</span>
              <Dates startAt={startAt} endAt={endAt} className={styles.dates} />
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** The link of a promotion if it is a path in the app; otherwise the promotion's own page. */
function hrefOf(id: string, link: string, language: string): string {
  const isOwn = link.startsWith("/") && safeHref(link) !== null;
  return isOwn
    ? `/${language}${link}`
    : linkedPath({ name: "promotion", params: { promotionId: id } }, language);
}
