import { Band, Card } from "../components/Band.tsx";
import { Bone } from "../components/Skeleton.tsx";
import styles from "./Content.module.css";

/** A heading over lines of text, twice. */
export function TextBones() {
  return (
    <Band>
      <Card isPadded>
        <div className={styles.bones}>
          {[1, 2].map((part) => (
            <div key={part} className={styles.bones}>
              <Bone widthRem={9} heightRem={1.25} />
              <Bone heightRem={0.875} />
              <Bone heightRem={0.875} />
              <Bone heightRem={0.875} />
              <Bone widthRem={12} heightRem={0.875} />
            </div>
          ))}
        </div>
      </Card>
    </Band>
  );
}

/** A card with so many rows. */
export function RowBones(props: { rows: number }) {
  return (
    <Band>
      <Card isPadded>
        <div className={styles.bones}>
          {Array.from({ length: props.rows }, (_, row) => (
            <Bone key={row} heightRem={2.25} />
          ))}
        </div>
      </Card>
    </Band>
  );
}
