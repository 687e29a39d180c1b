import type { ReactNode } from "react";
import { Badge, type Tone } from "./Badge.tsx";
import { Clock } from "./Clock.tsx";
import { classes } from "./classes.ts";
import styles from "./HistoryCard.module.css";
import { Icon, type IconName } from "./Icon.tsx";

/** State of a bet or a coupon. */
export type BetState = "open" | "won" | "lost" | "returned" | "unknown";

const looks: Readonly<Record<BetState, { readonly icon: IconName; readonly tone: Tone }>> = {
  open: { icon: "clock", tone: "info" },
  won: { icon: "check", tone: "success" },
  lost: { icon: "close", tone: "plain" },
  returned: { icon: "refresh", tone: "warning" },
  unknown: { icon: "question", tone: "plain" },
};

export type Leg = {
  readonly id: number;
  readonly pick: string;
  /** What it is in its coupon: a banker. */
  readonly mark?: string | undefined;
  /** Teams with the result or the start time. */
  readonly event: string;
  readonly odds: string;
  readonly state: BetState;
  /** Its state in words, for screen readers. */
  readonly stateText: string;
  /** Explains the effect on the coupon when the bet no longer counts at its price. */
  readonly note?: string | undefined;
  /** Clock and score while the match runs. */
  readonly clock?: string | undefined;
  /** Address of its match, if the feeds have it. */
  readonly href?: string | undefined;
};

/** A placed coupon, its bets connected by one line. */
export function HistoryCard(props: {
  title: string;
  /** Number and time. */
  about: string;
  state: BetState;
  stateText: string;
  legs: readonly Leg[];
  /** Stake, odds and payout. */
  sums: readonly {
    readonly name: string;
    readonly value: string;
    readonly isWin?: boolean | undefined;
  }[];
  /** Its actions. */
  foot?: ReactNode;
}) {
  const look = looks[props.state];
  return (
    <article className={styles.coupon}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h3 className={styles.title}>{props.title}</h3>
          <div className={styles.about}>{props.about}</div>
        </div>
        <Badge tone={look.tone} icon={look.icon} size="md">
          {props.stateText}
        </Badge>
      </div>
      <ul>
        {props.legs.map((leg) => (
          <LegLine leg={leg} key={leg.id} />
        ))}
      </ul>
      <dl className={styles.sums}>
        {props.sums.map((sum) => (
          <div key={sum.name}>
            <dt>{sum.name}</dt>
            <dd className={sum.isWin === true ? styles.win : undefined}>
              <bdi>{sum.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {props.foot}
    </article>
  );
}

function LegLine(props: { leg: Leg }) {
  const { pick, mark, event, odds, state, stateText, note, clock, href } = props.leg;
  return (
    <li className={classes(styles.leg, styles[state], clock !== undefined && styles.live)}>
      <span className={styles.knot}>
        <Icon name={looks[state].icon} size="tiny" />
        {note === undefined && <span className="vh">{stateText}</span>}
      </span>
      <div className={styles.texts}>
        <div className={styles.pick}>
          {pick}
          {mark !== undefined && (
            <>
              {" "}
              <Badge>{mark}</Badge>
            </>
          )}
        </div>
        <div className={styles.event}>
          {clock !== undefined && <Clock text={clock} />}
          {href === undefined ? (
            <span>{event}</span>
          ) : (
            <a className={styles.match} href={href}>
              {event}
            </a>
          )}
        </div>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
      <span className={styles.odds}>{odds}</span>
    </li>
  );
}
