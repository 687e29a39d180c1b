import { type ComponentType, lazy } from "react";
import { allTranslations } from "../../infra/i18n.ts";

/** A lazy component that waits for its translations. */
export const withTranslations = (
  load: () => Promise<{ readonly default: ComponentType }>,
  translations = allTranslations,
) => lazy(() => Promise.all([load(), translations()]).then(([component]) => component));
