import type { RuleGroup } from "../../../events/content/events.ts";
import { linkedPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Rail } from "../../components/Band.tsx";
import { Chip } from "../../components/Chip.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { anchorOf } from "../../html/allowed.ts";

/** Links to the groups of the rules. */
export function Groups(props: { groups: readonly RuleGroup[]; current: string | null }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <Rail role="navigation" name={t("content.groups")}>
        <Chip href={linkedPath({ name: "rules" }, language)} isCurrent={false}>
          {t("content.allRules")}
        </Chip>
        {props.groups.map(({ ruleGroup, title }) => (
          <Chip
            key={ruleGroup}
            href={linkedPath({ name: "rules", params: { ruleGroup } }, language)}
            isCurrent={ruleGroup === props.current}
          >
            {title}
          </Chip>
        ))}
      </Rail>
    </Band>
  );
}

/** Links to the chapters of a group: anchors in the text of the whole group, otherwise separate pages. */
export function Chapters(props: { group: RuleGroup; current: string | null }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const { group, current } = props;
  const hrefOf = (chapter: string): string =>
    current === null
      ? `#${anchorOf(chapter)}`
      : linkedPath({ name: "rules", params: { ruleGroup: group.ruleGroup, chapter } }, language);
  return (
    <Band>
      <Rail role="navigation" name={t("content.chapters")}>
        {group.chapters.map(({ chapter, title }) => (
          <Chip key={chapter} href={hrefOf(chapter)} isCurrent={chapter === current}>
            {title}
          </Chip>
        ))}
      </Rail>
    </Band>
  );
}
