import { bodyOf, isComing, lastError } from "../../../events/remoteData.ts";
import { useMemo } from "react";
import { RefreshInformation } from "../../../commands/information.ts";
import {
  type InformationLink,
  informationLinks,
  informationOf,
} from "../../../events/content/index.ts";
import { appPath, pathOf } from "../../../events/navigation/index.ts";
import { useTranslation, type Translate } from "../../../infra/i18n.ts";
import { Band, Card, Overline } from "../../components/Band.tsx";
import { ErrorBlock } from "../../components/ErrorBlock.tsx";
import type { IconName } from "../../components/Icon.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { Loading } from "../../components/Skeleton.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { NoText } from "../../content/TextCard.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** All information pages by group. */
export function InformationIndex() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const areComing = useSelect((state) => isComing(informationOf(state)));
  return (
    <ContentPage title={t("content.information")} parentPath={pathOf({ name: "menu" }, language)}>
      <Groups />
      {!areComing && (
        <Band>
          <Card>
            <ListRow
              icon="phone"
              title={t("apps.mobile")}
              href={appPath({ name: "mobileApps" }, language)}
            />
          </Card>
        </Band>
      )}
    </ContentPage>
  );
}

function Groups() {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const menu = useSelect(informationOf);
  const config = useSelect(({ shell }) => shell.config);
  const isOnline = useSelect(({ shell }) => shell.isOnline);
  const isPlayer = useSelect(({ session }) => session.tag === "player");
  const items = bodyOf(menu);
  const groups = useMemo(
    () => byGroup(informationLinks(items ?? [], config, language, isPlayer)),
    [items, config, language, isPlayer],
  );
  if (items === null && lastError(menu) !== null)
    return (
      <Band>
        <ErrorBlock
          text={t(isOnline ? "content.menuFailed" : "errors.network")}
          onRefresh={() => send(RefreshInformation({}))}
        />
      </Band>
    );
  if (items === null)
    return (
      <Loading>
        <RowSkeleton rows={6} />
        <RowSkeleton rows={6} />
      </Loading>
    );
  if (groups.size === 0) return <NoText />;
  return [...groups].map(([group, links]) => <Group key={group} group={group} links={links} />);
}

function byGroup(
  links: readonly InformationLink[],
): ReadonlyMap<string, readonly InformationLink[]> {
  const groups = new Map<string, InformationLink[]>();
  for (const link of links) groups.set(link.group, [...(groups.get(link.group) ?? []), link]);
  return groups;
}

function Group(props: { group: string; links: readonly InformationLink[] }) {
  const t = useTranslation();
  return (
    <>
      <Overline>{titleOf(props.group, t)}</Overline>
      <Band>
        <Card>
          {props.links.map(({ slug, title, icon, href }) => (
            <ListRow key={slug} icon={icons.get(icon ?? "") ?? "doc"} title={title} href={href} />
          ))}
        </Card>
      </Band>
    </>
  );
}

/** Titles of the known groups; an unknown one is shown by its own name. */
function titleOf(group: string, t: Translate): string {
  switch (group) {
    case "main":
    case "betting":
    case "rules":
    case "care":
      return t(`content.${group}`);
    default:
      return group;
  }
}

/** Icons that the server may name. */
const icons: ReadonlyMap<string, IconName> = new Map(
  (
    [
      "check",
      "clock",
      "doc",
      "flag",
      "football",
      "globe",
      "hourglass",
      "info",
      "mail",
      "padlock",
      "percent",
      "phone",
      "question",
      "star",
      "trophy",
      "type",
      "user",
      "wallet",
    ] as const
  ).map((name) => [name, name]),
);
