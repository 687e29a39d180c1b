import { textOf } from "../../../events/dictionaries/index.ts";
import type { TermsItem } from "../../../events/terms/events.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Icon, type IconName } from "../../components/Icon.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./ConfirmTerms.module.css";

/** Icons that the site config may name for a tag. */
const icons: Readonly<Record<string, IconName>> = {
  doc: "doc",
  padlock: "padlock",
  wallet: "wallet",
  info: "info",
};

/**
 * The documents and their parts; each opens in a new tab, so that this page stays open. [terms-006]
 * [terms-007]
 */
export function Documents({ items }: { items: readonly TermsItem[] }) {
  const tags = useSelect(({ shell }) => shell.config?.terms?.rulesTags);
  const tagOf = (item: TermsItem) => tags?.find(({ tag }) => item.tags.includes(tag));
  const iconOf = (item: TermsItem): IconName => icons[tagOf(item)?.icon ?? ""] ?? "doc";
  return (
    <ul className={styles.documents}>
      {items.map((item) => (
        <li key={item.id}>
          <Icon name={iconOf(item)} className={styles.icon} />
          <div className={styles.document}>
            <TagName dictKey={tagOf(item)?.dict_key ?? ""} />
            <DocumentLink {...item} />
            {item.subRules.length > 0 && (
              <ul className={styles.parts}>
                {item.subRules.map((part) => (
                  <li key={part.id}>
                    <DocumentLink {...part} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The operator's name for documents with this tag; empty until its dictionary is loaded. [call-i18n-001] */
function TagName({ dictKey }: { dictKey: string }) {
  const name = useSelect((state) => textOf(state, dictKey));
  return name === null ? null : <span className={styles.tag}>{name}</span>;
}

/** An address that is neither on this site nor https is shown as plain text. */
function DocumentLink({ title, link }: { title: string; link: string }) {
  const t = useTranslation();
  if (!/^(https:\/\/|\/(?![/\\]))/.test(link)) return <span>{title}</span>;
  return (
    <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer">
      {title}
      <span className="vh"> {t("terms.newTab")}</span>
    </a>
  );
}
