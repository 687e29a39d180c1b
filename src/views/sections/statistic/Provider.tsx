import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { ForeignFrame } from "../../components/ForeignFrame.tsx";
import { frameRules } from "../../components/frameRules.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Statistic.module.css";

const none: readonly string[] = [];

/** The page of an external provider, sandboxed; nothing if the site does not allow its origin. */
export function Provider({ address }: { address: string }) {
  const t = useTranslation();
  const allowed = useSelect(({ shell }) => shell.config?.remoteSections?.allowedOrigins) ?? none;
  const site = { own: window.location.origin, allowed, isProduction: true };
  if (frameRules(address, "code", site) === null) return null;
  const title = t("statistic.provider");
  return (
    <Band title={title}>
      <ForeignFrame
        address={address}
        use="code"
        title={title}
        allowed={allowed}
        className={styles.frame}
      />
    </Band>
  );
}
