import { type ComponentType, lazy } from "react";
import { allWords } from "../../infra/i18n.ts";

/** A component that loads later, and not before its texts. */
export const withWords = (load: () => Promise<{ readonly default: ComponentType }>) =>
  lazy(() => Promise.all([load(), allWords()]).then(([part]) => part));
