import { RefreshLimits } from "../../../commands/limits.ts";
import { informationPath } from "../../../events/content/index.ts";
import { type LimitGroup, offeredGroups } from "../../../events/limits/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Bar } from "../../components/Bar.tsx";
import { BackButton, BarTitle } from "../../components/BarTitle.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { Icon } from "../../components/Icon.tsx";
import { IconButton } from "../../components/IconButton.tsx";
import { Page } from "../../components/Page.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useBack } from "../../shell/useBack.ts";
import { ContactNote } from "./ContactNote.tsx";
import { DueQuestion } from "./DueQuestion.tsx";
import { ExtraLimits } from "./ExtraLimits.tsx";
import styles from "./Limits.module.css";
import { MoneyLimits } from "./MoneyLimits.tsx";
import { QuestionsDialog } from "./QuestionsDialog.tsx";
import { RegisterNote } from "./RegisterNote.tsx";
import { RealityInterval } from "./RealityInterval.tsx";

/** What the player may spend, for how long, and breaks. [limits-005] */
export function LimitsPage() {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const back = useBack(pathOf({ name: "menu" }, language));
  const offer = useSelect(({ limits }) => limits.offer);
  const offered = useSelect((state) => offeredGroups(state).join());
  const groups = offered === "" ? [] : (offered.split(",") as LimitGroup[]);
  const helpPath = informationPath("responsiblegaming", language);
  return (
    <Page
      bar={
        <Bar kind="page">
          <BackButton onPress={back} />
          <BarTitle title={t("titles.responsible")} about={t("limits.about")} />
          <IconButton icon="question" name={t("limits.findHelp")} href={helpPath} />
        </Bar>
      }
    >
      <RegisterNote />
      <ContactNote />
      <RemoteContent
        data={offer}
        skeleton={<RowSkeleton rows={17} />}
        onRefresh={() => send(RefreshLimits({}))}
      >
        {() => (
          <>
            <DueQuestion />
            {groups.length === 0 && (
              <Band>
                <EmptyState title={t("limits.noneOffered")} />
              </Band>
            )}
            {groups.map((group) => (
              <Group key={group} group={group} />
            ))}
            <QuestionsDialog />
          </>
        )}
      </RemoteContent>
      <Band>
        <p className={styles.help}>
          <Icon name="info" size="sm" />
          <a href={helpPath}>{t("limits.findHelp")}</a>
        </p>
      </Band>
    </Page>
  );
}

function Group({ group }: { group: LimitGroup }) {
  if (group === "extra") return <ExtraLimits />;
  if (group === "reality") return <RealityInterval />;
  return <MoneyLimits group={group} />;
}
