import type { ReactNode } from "react";
import { allTranslations } from "../../infra/i18n.ts";
import { late } from "./late.tsx";

/** A late view that waits for its translations. */
export const withTranslations = <Name extends string, Props extends object>(
  load: () => Promise<{ readonly [N in Name]: (props: Props) => ReactNode }>,
  name: Name,
  translations = allTranslations,
) => late(async () => (await Promise.all([load(), translations()]))[0], name);
