import { type ComponentType, lazy } from "react";
import { allTranslations } from "../../infra/i18n.ts";

/** A component that loads later, and not before its texts. */
export const withTranslations = (load: () => Promise<{ readonly default: ComponentType }>) =>
  lazy(() => Promise.all([load(), allTranslations()]).then(([part]) => part));
