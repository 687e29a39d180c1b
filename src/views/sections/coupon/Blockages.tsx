import { useEffect, useRef } from "react";
import { betsToRemove, type Blockage } from "../../../events/placement/index.ts";
import { stakeOf } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Icon } from "../../components/Icon.tsx";
import { LimitsLink } from "../../limits/LimitsLink.tsx";
import styles from "./Blockages.module.css";
import { offerOf } from "./offer.ts";
import { useActions } from "./useAction.ts";
import { useCouponDetails } from "./useCouponDetails.ts";
import { pickName, useObstacleText } from "./useObstacleText.ts";

type Code = Blockage["obstacle"]["code"];

/** What is wrong with the amount for all: said even if nothing else prevents placing, since the field is marked. */
const ofField: ReadonlySet<Code> = new Set<Code>([
  "amount_below_minimum",
  "amount_above_maximum",
  "amount_above_single_wager",
  "not_enough_money",
]);

/** Of a set of singles or a system in blocks, the bounds of a part are said beside it. */
const ofAllParts: ReadonlySet<Code> = new Set<Code>([
  "amount_above_single_wager",
  "not_enough_money",
]);

/** The row that says what is wrong with the amount. */
const rowId = (code: Code): string => `blockage-${code}`;

/** The rows about the amount for all, for its field; undefined: none. */
export function amountRows(list: readonly Blockage[]): string | undefined {
  const rows = list.filter(isOfField).map(({ obstacle }) => rowId(obstacle.code));
  return rows.length === 0 ? undefined : rows.join(" ");
}

function isOfField({ obstacle }: Blockage): boolean {
  const isOfPart = "blockIds" in obstacle && obstacle.bets.length + obstacle.blockIds.length > 0;
  return (isOfPart ? ofAllParts : ofField).has(obstacle.code);
}

/**
 * Everything that prevents placing, each with its remedy. One alone is what the button puts right, and says. Above the amount and
 * the button, which stay where they are.
 */
export function Blockages(props: { isPanel?: boolean | undefined }) {
  const t = useTranslation();
  const details = useCouponDetails();
  const { iso } = stakeOf(details);
  const actionOf = useActions(iso);
  const textOf = useObstacleText(iso);
  const { list, next } = offerOf(details, props.isPanel);
  const isAlone = list.length === 1;
  const shown = isAlone ? list.filter(isOfField) : list;
  const box = useRef<HTMLDivElement>(null);
  const focusNext = useFocusOfNext(box, shown.length);
  const offered = [next, ...list.flatMap(({ remedy }) => remedy ?? [])];
  const { coupon } = details;
  // Of bets that exclude each other, which one goes.
  const textOfRemedy = (obstacle: Blockage["obstacle"], text: string): string => {
    if (!("lock" in obstacle) || obstacle.lock !== "dependent") return text;
    const names = betsToRemove(coupon, obstacle.lock).map((bet) => pickName(bet, coupon.bets));
    return t("placement.stopRemove", { picks: names.join(", ") });
  };
  const isMoneyAdded = offered.some(({ tag }) => tag === "top_up" || tag === "topping_up");
  return (
    <div ref={box} className={styles.box}>
      {shown.length > 0 && (
        <>
          {!isAlone && (
            <p className={styles.head}>{t("placement.stopHead", { count: list.length })}</p>
          )}
          <ul className={styles.list} aria-label={t("placement.stopName")}>
            {shown.map(({ obstacle, remedy }, index) => {
              const action = remedy === null ? null : actionOf(remedy);
              return (
                <li
                  key={keyOf(obstacle)}
                  id={isOfField({ obstacle, remedy }) ? rowId(obstacle.code) : undefined}
                  className={styles.row}
                >
                  <Icon
                    name={remedy === null ? "clock" : "warning"}
                    size="sm"
                    className={styles.glyph}
                  />
                  <span className={styles.text}>{textOf({ obstacle, remedy })}</span>
                  {!isAlone && action !== null && (
                    <button
                      type="button"
                      className={styles.remedy}
                      onClick={() => {
                        focusNext(index);
                        action.onPress();
                      }}
                    >
                      {textOfRemedy(obstacle, action.text)}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {/* Wherever money is added, the limits are a tap away. */}
      {isMoneyAdded && <LimitsLink className={styles.limits} />}
    </div>
  );
}

const keyOf = (obstacle: Blockage["obstacle"]): string =>
  "lock" in obstacle ? obstacle.lock : obstacle.code;

/** A remedied row takes its button with it: the focus goes to the next one, after the last to the coupon's own button. */
function useFocusOfNext(box: React.RefObject<HTMLElement | null>, count: number) {
  const pressed = useRef<number | null>(null);
  const shown = useRef(count);
  useEffect(() => {
    const { current: index } = pressed;
    const isShorter = count < shown.current;
    shown.current = count;
    if (index === null || !isShorter) return;
    pressed.current = null;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const rows = box.current?.querySelectorAll("button") ?? [];
    const own = box.current?.parentElement?.querySelectorAll("button") ?? [];
    (rows[Math.min(index, rows.length - 1)] ?? own[own.length - 1])?.focus();
  }, [box, count]);
  return (index: number) => {
    pressed.current = index;
  };
}
