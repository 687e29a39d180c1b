import { Band, Card } from "../components/Band.tsx";
import { SkeletonBar } from "../components/Skeleton.tsx";
import styles from "./Content.module.css";

/** Two sections, each a heading over lines of text. */
export function TextSkeleton() {
  return (
    <Band>
      <Card isPadded>
        <div className={styles.skeleton}>
          {[1, 2].map((section) => (
            <div key={section} className={styles.skeleton}>
              <SkeletonBar widthRem={9} heightRem={1.25} />
              <SkeletonBar heightRem={0.875} />
              <SkeletonBar heightRem={0.875} />
              <SkeletonBar heightRem={0.875} />
              <SkeletonBar widthRem={12} heightRem={0.875} />
            </div>
          ))}
        </div>
      </Card>
    </Band>
  );
}

/** A card with the given number of rows. */
export function RowSkeleton(props: { rows: number }) {
  return (
    <Band>
      <Card isPadded>
        <div className={styles.skeleton}>
          {Array.from({ length: props.rows }, (_, row) => (
            <SkeletonBar key={row} heightRem={2.25} />
          ))}
        </div>
      </Card>
    </Band>
  );
}
