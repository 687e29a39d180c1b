import { informationIndexPath, rules as rulesResource } from "../../../events/content/index.ts";
import type { RuleGroup, Rules as RulesText } from "../../../events/content/events.ts";
import { bodyOf } from "../../../events/remoteData.ts";
import { linkedPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card, Overline } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { Page } from "../../components/Page.tsx";
import { RowSkeleton, TextSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { SearchedText } from "../../content/SearchedText.tsx";
import { NoText } from "../../content/TextCard.tsx";
import { Updated } from "../../content/Updated.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { Chapters, Groups } from "./Chips.tsx";

/** Rules by group and chapter; the address names the part to show. [route-info-001] [route-info-003] */
export default function Rules() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isFrame = useSelect(({ navigation }) => navigation.route.name === "rulesFrame");
  const ruleGroup = useSelect(({ navigation }) => navigation.route.params["ruleGroup"] ?? null);
  const chapter = useSelect(({ navigation }) => navigation.route.params["chapter"] ?? null);
  const data = useSelect((state) =>
    rulesResource.dataOf(state, { ruleGroup, chapter, lng: state.settings.language }),
  );
  const text = (
    <RemoteContent
      data={data}
      skeleton={ruleGroup === null ? <RowSkeleton rows={8} /> : <TextSkeleton />}
    >
      {(rules) => (
        <RulesContent key={`${ruleGroup}/${chapter}`} rules={rules} at={[ruleGroup, chapter]} />
      )}
    </RemoteContent>
  );
  // Framed by another page that has its own title.
  if (isFrame) return <Page bar={null}>{text}</Page>;
  const group =
    ruleGroup === null ? null : linkedPath({ name: "rules", params: { ruleGroup } }, language);
  const all = linkedPath({ name: "rules" }, language);
  const parent = ruleGroup === null ? informationIndexPath(language) : all;
  return (
    <ContentPage
      title={bodyOf(data)?.page?.title ?? t("content.rules")}
      parentPath={chapter === null ? parent : (group ?? all)}
    >
      {text}
    </ContentPage>
  );
}

function RulesContent(props: { rules: RulesText; at: readonly [string | null, string | null] }) {
  const t = useTranslation();
  const { groups, page } = props.rules;
  const [ruleGroup, chapter] = props.at;
  if (page === null && groups.length === 0) return <NoText />;
  if (page === null) return groups.map((group) => <Contents key={group.ruleGroup} group={group} />);
  const group = groups.find((item) => item.ruleGroup === ruleGroup);
  return (
    <>
      <Groups groups={groups} current={ruleGroup} />
      {group !== undefined && <Chapters group={group} current={chapter} />}
      <SearchedText html={page.html} label={t("content.searchRules")} />
      <Updated at={page.updatedAt} />
    </>
  );
}

/** A group of the rules with its chapters. */
function Contents({ group }: { group: RuleGroup }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const { ruleGroup, title, chapters } = group;
  return (
    <>
      <Overline>{title}</Overline>
      <Band>
        <Card>
          {chapters.map(({ chapter, title }) => (
            <ListRow
              key={chapter}
              title={title}
              href={linkedPath({ name: "rules", params: { ruleGroup, chapter } }, language)}
            />
          ))}
          <ListRow
            title={t("content.wholeGroup")}
            href={linkedPath({ name: "rules", params: { ruleGroup } }, language)}
          />
        </Card>
      </Band>
    </>
  );
}
