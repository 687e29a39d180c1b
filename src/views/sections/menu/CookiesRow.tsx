import { useState } from "react";
import { consentOf } from "../../../events/preferences/index.ts";
import { type TranslationKey, useTranslation } from "../../../infra/i18n.ts";
import { ListRow } from "../../components/ListRow.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { CookieChoice } from "../../site/CookieChoice.tsx";

const values: Readonly<Record<string, TranslationKey>> = {
  all: "cookies.valueAll",
  necessary: "cookies.valueNecessary",
  functional: "cookies.valueFunctional",
  marketing: "cookies.valueMarketing",
};

/**
 * The visitor's cookie choice, which can be changed at any time; hidden on a site that does not ask. [ui-010]
 */
export function CookiesRow() {
  const t = useTranslation();
  const consent = useSelect(consentOf);
  const isAsked = useSelect(({ shell }) => shell.config?.cookieConsent?.isPopupEnabled === true);
  const [isOpen, setIsOpen] = useState(false);
  if (!isAsked) return null;
  return (
    <>
      <ListRow
        icon="doc"
        title={t("menu.cookies")}
        value={t(values[consent ?? ""] ?? "cookies.valueNone")}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && (
        <Sheet title={t("cookies.title")} onClose={() => setIsOpen(false)}>
          <CookieChoice isOpen isInSheet onAnswered={() => setIsOpen(false)} />
        </Sheet>
      )}
    </>
  );
}
