import { useId } from "react";
import type { InformationLink } from "../../events/content/index.ts";
import { type TranslationKey, useTranslation } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./Footer.module.css";

/** Translated titles of the server's groups; links of an unknown group go last. */
const groups: readonly { readonly names: readonly string[]; readonly title: TranslationKey }[] = [
  { names: ["main"], title: "layout.groupMain" },
  { names: ["betting"], title: "layout.groupBetting" },
  { names: ["rules"], title: "layout.groupRules" },
  { names: ["care"], title: "layout.groupCare" },
];
const knownGroups = new Set(groups.flatMap(({ names }) => names));

export function FooterLinks({ links }: { links: readonly InformationLink[] }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const support = { href: `/${language}/support`, title: t("layout.support") };
  const others = links.filter(({ group }) => !knownGroups.has(group));
  return (
    <div className={styles.groups}>
      {groups.map(({ names, title }) => (
        <Group
          key={title}
          title={t(title)}
          links={[
            ...(title === "layout.groupMain" ? [support] : []),
            ...links.filter(({ group }) => names.includes(group)),
          ]}
        />
      ))}
      <Group title={t("layout.more")} links={others} />
    </div>
  );
}

function Group(props: {
  title: string;
  links: readonly { readonly href: string; readonly title: string }[];
}) {
  const id = useId();
  if (props.links.length === 0) return null;
  return (
    <nav className={styles.group} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {props.title}
      </h2>
      <ul>
        {props.links.map(({ href, title }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
