import { sectionCode } from "../../events/sections/index.ts";
import type { ReactNode } from "react";
import { RefreshSection } from "../../commands/sections.ts";
import { sectionShown } from "../../events/navigation/index.ts";
import type { SectionRecord } from "../../events/sections/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Bar } from "../components/Bar.tsx";
import { Band } from "../components/Band.tsx";
import { ErrorBlock } from "../components/ErrorBlock.tsx";
import { Page } from "../components/Page.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { SectionSkeleton } from "./SectionSkeleton.tsx";
import { HomeBar } from "./HomeBar.tsx";
import { ScreenSlot } from "./ScreenSlot.tsx";
import { isBuiltIn, screenNamed } from "./screens.ts";
import { withTranslations } from "./withTranslations.ts";
import { late } from "./late.tsx";

const RemoteSection = late(() => import("./RemoteSection.tsx"), "RemoteSection");

const NotOpenYet = withTranslations(() => import("./NotOpenYet.tsx"), "NotOpenYet");

/** Rendered as soon as its code is loaded; the screen itself announces that it is ready. */
const isShown = ({ code, isHere }: SectionRecord) =>
  code === sectionCode.ready || (code === sectionCode.loading && isHere);

/**
 * The section of the current route, its skeleton while it loads or a guard waits, or an error with a retry.
 * [sections-008] [sections-009]
 */
export function Section(props: { skeleton?: ReactNode }) {
  const name = useSelect(sectionShown);
  const skeleton = props.skeleton ?? <PageSkeleton section={name} />;
  return name === null ? skeleton : <NamedSection name={name} skeleton={skeleton} />;
}

function NamedSection({ name, skeleton }: { name: string; skeleton: ReactNode }) {
  const record = useSelect(({ sections }) => sections[name]);
  const isRemote = record?.isRemote === true;
  const Screen = record !== undefined && isShown(record) ? screenNamed(name) : undefined;
  if (record?.code === sectionCode.failed)
    return isRemote || isBuiltIn(name) ? (
      <Failed name={name} isDown={record.isHealthy === false} />
    ) : (
      <NotOpenYet whileLoading={skeleton} />
    );
  // This page uses it, and it has reported itself absent.
  if (record?.code === sectionCode.absent) return <NotOpenYet whileLoading={skeleton} />;
  if (isRemote)
    return <RemoteSection key={name} name={name} skeleton={skeleton} whileLoading={skeleton} />;
  return Screen === undefined ? skeleton : <ScreenSlot name={name} Screen={Screen} />;
}

const PageSkeleton = ({ section }: { section: string | null }) => (
  <Page bar={section === "home" ? <HomeBar /> : <Bar kind="page" />}>
    <SectionSkeleton section={section} />
  </Page>
);

function Failed({ name, isDown }: { name: string; isDown: boolean }) {
  const t = useTranslation();
  const send = useSend();
  return (
    <Page bar={<HomeBar />}>
      <Band>
        <ErrorBlock
          isPage
          text={isDown ? t("shell.downText") : undefined}
          onRefresh={() => send(RefreshSection({ section: name }))}
        />
      </Band>
    </Page>
  );
}
