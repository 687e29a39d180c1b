import { bodyOf } from "../../events/remoteData.ts";
import { brandsOf } from "../../events/layout/index.ts";
import type { Partition } from "../../events/layout/events.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Band, Rail } from "../components/Band.tsx";
import { SkeletonBar, Loading } from "../components/Skeleton.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./BrandsSlider.module.css";

/** The brands of third-party games in a row; empty if they failed to load. [layouts-004] */
export function BrandsSlider() {
  const t = useTranslation();
  const brands = useSelect(brandsOf);
  const language = useSelect(({ settings }) => settings.language);
  const items = bodyOf(brands);
  if (items === null) return brands.tag === "loading" ? <Skeleton /> : null;
  if (items.length === 0) return null;
  return (
    <div className={styles.place}>
      <Band title={t("layout.brands")}>
        <Rail role="navigation" name={t("layout.brands")}>
          {items.map((brand) => (
            <Brand brand={brand} language={language} key={brand.id} />
          ))}
        </Rail>
      </Band>
    </div>
  );
}

/** A brand whose route is not a valid path is plain text. */
function Brand({ brand, language }: { brand: Partition; language: string }) {
  const { title, name, route = "" } = brand;
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(route)) {
    return <span className={styles.brand}>{title ?? name}</span>;
  }
  return (
    <a className={styles.brand} href={`/${language}/${route}`}>
      {title ?? name}
    </a>
  );
}

const Skeleton = () => (
  <div className={styles.place}>
    <Band>
      <Loading>
        <SkeletonBar heightRem={3.75} />
      </Loading>
    </Band>
  </div>
);
