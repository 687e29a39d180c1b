import { hasRegistrationButtons, registrationPath } from "../../events/layout/index.ts";
import { pathWithin } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { nativeName } from "../format/nativeName.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./Footer.module.css";

/** Registration, and links to this page in the other languages. [layouts-013] */
export function FooterEntryPoints() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const canRegister = useSelect(hasRegistrationButtons);
  return (
    <>
      {canRegister && (
        <Button isWide href={registrationPath(language)}>
          {t("session.register")}
        </Button>
      )}
      <Languages />
    </>
  );
}

/** Language names from the site config, else the code. Hidden languages are not offered. [i18n-006] */
function Languages() {
  const t = useTranslation();
  const path = useSelect(({ navigation }) => navigation.path);
  const current = useSelect(({ settings }) => settings.language);
  const languages = useSelect(({ shell }) => shell.config?.languages);
  const items = languages?.items ?? [];
  const hidden = languages?.hidden ?? [];
  const offered = (languages?.available ?? []).filter((code) => !hidden.includes(code));
  if (offered.length < 2) return null;
  return (
    <nav className={styles.languages} aria-label={t("layout.languages")}>
      {offered.map((code) => {
        const item = items.find((language) => language.code === code);
        return (
          <a
            key={code}
            className={styles.link}
            href={`/${code}${pathWithin(path)}`}
            lang={item?.hreflang ?? code}
            hrefLang={item?.hreflang ?? code}
            aria-current={code === current ? "true" : undefined}
          >
            {item?.name ?? nativeName(code)}
          </a>
        );
      })}
    </nav>
  );
}
