import type { ReactNode } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import styles from "./Skeleton.module.css";

/** Wraps a skeleton: screen readers hear "loading" instead of its shapes. */
export function Loading(props: { children: ReactNode }) {
  const t = useTranslation();
  return (
    <div aria-busy="true" className={styles.loading}>
      <span className="vh" role="status">
        {t("shell.loading")}
      </span>
      <div aria-hidden="true" className={styles.skeleton}>
        {props.children}
      </div>
    </div>
  );
}

/** A flat bar; sized in rem, so that it follows the text size. */
export function SkeletonBar(props: { widthRem?: number | undefined; heightRem: number }) {
  return (
    <i
      className={styles.skeletonBar}
      style={{
        inlineSize: props.widthRem === undefined ? "100%" : `${props.widthRem}rem`,
        blockSize: `${props.heightRem}rem`,
      }}
    />
  );
}

/** As high as a `MatchRow`. */
export function MatchRowSkeleton(props: { rows: number; hasTwoLines?: boolean | undefined }) {
  return (
    <div className={styles.card}>
      {rangeOf(props.rows).map((row) => (
        <div className={styles.row} key={row}>
          <SkeletonBar widthRem={6} heightRem={0.75} />
          <div className={styles.columns}>
            <div className={styles.teams}>
              <SkeletonBar widthRem={7} heightRem={0.875} />
              <SkeletonBar widthRem={5.5} heightRem={0.875} />
            </div>
            <div className={styles.cells}>
              {rangeOf(props.hasTwoLines === true ? 6 : 3).map((cell) => (
                <SkeletonBar heightRem={2.75} key={cell} />
              ))}
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

/** A card of rows, for a menu, a form or a list. */
export const ListSkeleton = (props: { rows: number }) => (
  <div className={styles.card}>
    {rangeOf(props.rows).map((row) => (
      <div className={styles.row} key={row}>
        <SkeletonBar heightRem={1.75} />
      </div>
    ))}
  </div>
);

/** As high as a `LiveCard`. */
export function LiveCardSkeleton() {
  return (
    <div className={styles.live}>
      <SkeletonBar widthRem={7.5} heightRem={1.25} />
      <SkeletonBar widthRem={9} heightRem={1.5} />
      <SkeletonBar widthRem={8} heightRem={1.5} />
      <SkeletonBar heightRem={0.125} />
      <SkeletonBar heightRem={2.75} />
    </div>
  );
}

/** As high as a closed or open market with one row. */
export function MarketSkeleton(props: { markets: number }) {
  return (
    <div className={styles.list}>
      {rangeOf(props.markets).map((market) => (
        <div className={styles.market} key={market}>
          <SkeletonBar widthRem={8} heightRem={1} />
          <SkeletonBar heightRem={2.75} />
        </div>
      ))}
    </div>
  );
}

const rangeOf = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);
