import { type PlayClosed, playClosedTo } from "../../../events/limits/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Note } from "../../components/Note.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useClosedText } from "../../limits/useClosedText.ts";
import styles from "./Limits.module.css";

const SECURE = "https://";

const byRegister: ReadonlySet<PlayClosed> = new Set([
  "restricted",
  "register_silent",
  "active_elsewhere",
  "activity_waiting",
]);
const isByRegister = (closed: PlayClosed): boolean => byRegister.has(closed);

/** That a national register or a central file closes play, and where to turn about it: not which of several it was. */
export function RegisterNote() {
  const t = useTranslation();
  const closed = useSelect((state) => playClosedTo(state, 0));
  const closedText = useClosedText("EUR");
  const sites = useSelect(({ shell }) => shell.config?.policy?.registerSites);
  if (closed === null || !isByRegister(closed)) return null;
  return (
    <Band>
      <Note status="info">{closedText(closed)}</Note>
      {sites
        ?.filter((site) => site.startsWith(SECURE))
        .map((site) => (
          <p key={site} className={styles.help}>
            <Icon name="info" size="sm" />
            <a href={site} target="_blank" rel="noopener noreferrer">
              {t("limits.registerSite", { site: site.slice(SECURE.length) })}
            </a>
          </p>
        ))}
    </Band>
  );
}
