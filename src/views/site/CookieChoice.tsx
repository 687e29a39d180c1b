import { useState } from "react";
import { AgreeToCookies } from "../../commands/preferences.ts";
import { linkedPath } from "../../events/navigation/index.ts";
import { consentOf, isAgreedIn } from "../../events/preferences/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { SwitchRow } from "../components/ListRow.tsx";
import { usePageMark } from "../components/usePageMark.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import styles from "./CookieNotice.module.css";

/** Asks which cookies may be used. All answers have equal weight, and nothing is preselected. [ui-010] */
export function CookieChoice(props: {
  /** Show the groups at once. */
  isOpen?: boolean | undefined;
  isInSheet?: boolean | undefined;
  onAnswered?: (() => void) | undefined;
}) {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const consent = useSelect(consentOf);
  const [isChoosing, setIsChoosing] = useState(props.isOpen === true);
  const [functional, setFunctional] = useState(isAgreedIn(consent, "functional"));
  const [marketing, setMarketing] = useState(isAgreedIn(consent, "marketing"));
  usePageMark("data-notice", props.isInSheet === true ? null : isChoosing ? "whole" : "");
  const answer = (groups: Parameters<typeof AgreeToCookies>[0]) => {
    send(AgreeToCookies(groups));
    props.onAnswered?.();
  };
  return (
    <div className={props.isInSheet === true ? styles.inSheet : styles.choice}>
      <p className={styles.text}>
        {t("cookies.text")}{" "}
        <a className={styles.link} href={linkedPath({ name: "cookies" }, language)}>
          {t("cookies.about")}
        </a>
      </p>
      {isChoosing && (
        <div>
          <SwitchRow
            title={t("cookies.functional")}
            about={t("cookies.functionalText")}
            isOn={functional}
            onToggle={() => setFunctional(!functional)}
          />
          <SwitchRow
            title={t("cookies.marketing")}
            about={t("cookies.marketingText")}
            isOn={marketing}
            onToggle={() => setMarketing(!marketing)}
          />
        </div>
      )}
      <div className={styles.answers}>
        <Button size="sm" onPress={() => answer({ functional: true, marketing: true })}>
          {t("cookies.all")}
        </Button>
        <Button size="sm" onPress={() => answer({ functional: false, marketing: false })}>
          {t("cookies.necessary")}
        </Button>
        {isChoosing ? (
          <Button size="sm" onPress={() => answer({ functional, marketing })}>
            {t("cookies.save")}
          </Button>
        ) : (
          <Button size="sm" onPress={() => setIsChoosing(true)}>
            {t("cookies.choose")}
          </Button>
        )}
      </div>
    </div>
  );
}
