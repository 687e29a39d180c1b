import { Band } from "../components/Band.tsx";
import { Loading, SkeletonBar } from "../components/Skeleton.tsx";
import styles from "./Coupons.module.css";

/** Holds the place of placed coupons while they load. */
export function CouponSkeleton() {
  return (
    <Loading>
      <Band>
        <div className={styles.list}>
          <SkeletonBar heightRem={3} />
          <SkeletonBar heightRem={12} />
          <SkeletonBar heightRem={12} />
          <SkeletonBar heightRem={12} />
        </div>
      </Band>
    </Loading>
  );
}
