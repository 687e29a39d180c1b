import {
  balanceOf,
  type FormGame,
  formOf,
  type LastGame,
  meetingsOf,
  type Outcome,
} from "../../../events/statistics/index.ts";
import { type TranslationKey, useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { classes } from "../../components/classes.ts";
import { formatStart } from "../../format/dates.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { useNow } from "../../sports/useNow.ts";
import styles from "./Statistic.module.css";

/** The last matches of each side and those between both; a plain list while the sides are not known. */
export function Form(props: {
  games: readonly LastGame[];
  sides: readonly [string, string] | null;
}) {
  const { games, sides } = props;
  const t = useTranslation();
  if (sides === null)
    return (
      <Band title={t("statistic.last")}>
        <Card>
          <Games games={games.map((game) => ({ game, outcome: null }))} />
        </Card>
      </Band>
    );
  const meetings = meetingsOf(games, sides);
  return (
    <>
      {meetings.length > 0 && <Meetings meetings={meetings} sides={sides} />}
      <Band title={t("statistic.form")}>
        {sides.map((name, index) => (
          // Both sides may have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two, in their order
          <SideForm key={index} name={name} form={formOf(games, name)} />
        ))}
      </Band>
    </>
  );
}

function SideForm({ name, form }: { name: string; form: readonly FormGame[] }) {
  const t = useTranslation();
  return (
    <section className={styles.side} aria-label={name}>
      <Card>
        <div className={styles.head}>
          <h3 className="cut">{name}</h3>
          <span className={styles.letters}>
            {form.map(({ game, outcome }) => (
              <Letter key={game.startTime} outcome={outcome} />
            ))}
          </span>
        </div>
        {form.length === 0 ? (
          <p className={styles.none}>{t("statistic.noForm")}</p>
        ) : (
          <Games games={form} />
        )}
      </Card>
    </section>
  );
}

function Meetings(props: { meetings: readonly LastGame[]; sides: readonly [string, string] }) {
  const { meetings, sides } = props;
  const t = useTranslation();
  const { won, drawn, lost } = balanceOf(meetings, sides[0]);
  const counts = [
    { name: sides[0], count: won },
    { name: t("statistic.draws"), count: drawn },
    { name: sides[1], count: lost },
  ];
  return (
    <Band title={t("statistic.meetings")}>
      <Card>
        {won + drawn + lost > 0 && (
          <dl className={styles.balance}>
            {counts.map(({ name, count }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: three, in their order
              <div key={index}>
                <dt>{name}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        )}
        <Games games={meetings.map((game) => ({ game, outcome: null }))} />
      </Card>
    </Band>
  );
}

function Games({ games }: { games: readonly FormGame[] }) {
  const view = useTimeView();
  const now = useNow();
  return (
    <ul className={styles.games}>
      {games.map(({ game: { startTime, opponents, formattedScore } }) => (
        <li key={`${startTime} ${opponents.join()}`}>
          <span className={styles.when} data-time="">
            {formatStart(startTime * 1000, now, view)}
          </span>
          <span className={styles.names}>{opponents.join(" – ")}</span>
          <bdi className={styles.score} dir="ltr">
            {formattedScore}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

const words = {
  won: { letter: "statistic.wonLetter", name: "statistic.won" },
  drawn: { letter: "statistic.drawnLetter", name: "statistic.drawn" },
  lost: { letter: "statistic.lostLetter", name: "statistic.lost" },
} as const satisfies Record<Outcome, Record<string, TranslationKey>>;

/** How a match ended for the side; nothing where its score does not say it. */
function Letter({ outcome }: { outcome: Outcome | null }) {
  const t = useTranslation();
  if (outcome === null) return null;
  const { letter, name } = words[outcome];
  return (
    <span className={classes(styles.letter, styles[outcome])}>
      <span aria-hidden="true">{t(letter)}</span>
      <span className="vh">{t(name)}</span>
    </span>
  );
}
