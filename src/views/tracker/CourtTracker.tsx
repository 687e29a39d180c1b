import type { Game } from "../../events/sports/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { LineEnds } from "../components/LineEnds.tsx";
import styles from "./CourtTracker.module.css";
import { type Service, serviceOf } from "./service.ts";

/** The court with who serves and from which side of it. Side 1 is drawn at the left, whatever end it plays at. */
export function CourtTracker({ game }: { game: Game }) {
  const t = useTranslation();
  const service = serviceOf(game);
  const sides = [game.opponent1?.name ?? "", game.opponent2?.name ?? ""];
  const text = service && [
    t(service.isFromRight ? "tracker.servesRight" : "tracker.servesLeft", {
      team: sides[service.side],
    }),
    ...(service.point === null ? [] : [t(`tracker.${service.point}`)]),
  ];
  return (
    <figure className={styles.tracker}>
      <figcaption className="vh">{t("tracker.court")}</figcaption>
      {/* Mirrored, right would be left. */}
      <div dir="ltr">
        <Court service={service} />
        <LineEnds texts={sides} />
      </div>
      <p className={styles.text}>{text?.join(" · ")}</p>
    </figure>
  );
}

function Court({ service }: { service: Service | null }) {
  return (
    <svg className={styles.court} viewBox="0 0 320 88" aria-hidden="true">
      <path
        className={styles.lines}
        d="M1 1H319V87H1ZM1 12H319M1 76H319M74 12V76M246 12V76M74 44H246"
      />
      {service !== null && <Serve {...service} />}
      <path className={styles.net} d="M160 0V88" />
    </svg>
  );
}

/** The box that the ball has to land in, diagonally opposite, and the ball. */
function Serve({ side, isFromRight }: Service) {
  // Who stands at the left has their right hand below.
  const isBelow = (side === 0) === isFromRight;
  return (
    <>
      <rect
        className={styles.box}
        x={side === 0 ? 160 : 74}
        y={isBelow ? 12 : 44}
        width="86"
        height="32"
      />
      <circle className={styles.ball} cx={side === 0 ? 8 : 312} cy={isBelow ? 60 : 28} r="5" />
    </>
  );
}
