import type { ReactNode } from "react";
import { Badge } from "./Badge.tsx";
import { Button } from "./Button.tsx";
import styles from "./CouponFooter.module.css";
import { classes } from "./classes.ts";

/** Totals, stake and the one action of the coupon, which is always the next useful step. */
export function CouponFooter(props: {
  oddsName: string;
  odds: string;
  /** "×1.04" */
  boost?: string | undefined;
  winName: string;
  /** Absent when the player hides it or it is unknown. */
  win?: string | undefined;
  quick?: ReactNode;
  /** A `MoneyStepper` or another control beside the action. */
  stepper?: ReactNode;
  action: {
    readonly text: string;
    readonly note?: string | undefined;
    /** Only while placing. */
    readonly isBusy?: boolean | undefined;
    readonly look?: "action" | "ink" | undefined;
    readonly onPress: () => void;
  };
  /** What prevents placing: above the stepper and the action, which stay where they are. */
  blockages?: ReactNode;
  /** Stepper above the action: quick coupon and side column. */
  isStacked?: boolean | undefined;
}) {
  const { action, isStacked } = props;
  return (
    <div className={styles.footer}>
      {props.quick}
      <div className={styles.sums}>
        <div>
          <div className={styles.name}>{props.oddsName}</div>
          <div className={styles.odds}>
            {props.odds}
            {props.boost !== undefined && <Badge tone="brand">{props.boost}</Badge>}
          </div>
        </div>
        {props.win !== undefined && (
          <div className={styles.winBox}>
            <div className={styles.name}>{props.winName}</div>
            <div className={styles.win}>{props.win}</div>
          </div>
        )}
      </div>
      {props.blockages}
      <div className={classes(styles.row, isStacked && styles.stacked)}>
        {props.stepper}
        <Button
          look={action.look ?? "action"}
          size="cta"
          note={action.note}
          isBusy={action.isBusy}
          onPress={action.onPress}
        >
          {action.text}
        </Button>
      </div>
    </div>
  );
}
