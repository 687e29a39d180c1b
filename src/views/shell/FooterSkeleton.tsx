import { SkeletonBar, Loading } from "../components/Skeleton.tsx";
import styles from "./Footer.module.css";

const groups = [0, 1, 2, 3];
const lines = [6, 7.5, 5, 6.5];

/** Keeps the space of the links. [layouts-010] */
export const FooterSkeleton = () => (
  <Loading>
    <div className={styles.groups}>
      {groups.map((group) => (
        <div className={styles.skeleton} key={group}>
          <SkeletonBar widthRem={4} heightRem={0.875} />
          {lines.map((rem) => (
            <SkeletonBar widthRem={rem} heightRem={0.75} key={rem} />
          ))}
        </div>
      ))}
    </div>
  </Loading>
);
