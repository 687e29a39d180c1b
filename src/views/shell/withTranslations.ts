import { type ComponentType, lazy } from "react";
import { allTranslations } from "../../infra/i18n.ts";

/** A lazy component that waits for all translations. */
export const withTranslations = (load: () => Promise<{ readonly default: ComponentType }>) =>
  lazy(() => Promise.all([load(), allTranslations()]).then(([component]) => component));
