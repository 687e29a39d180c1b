import { lazy, type ReactNode, Suspense } from "react";
import { RefreshSection } from "../../commands/sections.ts";
import { sectionShown } from "../../events/navigation/selectors.ts";
import type { SectionRecord } from "../../events/sections/state.ts";
import { useWords } from "../../infra/i18n.ts";
import { Bar } from "../components/Bar.tsx";
import { Band } from "../components/Band.tsx";
import { ErrorBlock } from "../components/ErrorBlock.tsx";
import { Page } from "../components/Page.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { Bones } from "./Bones.tsx";
import { HomeBar } from "./HomeBar.tsx";
import { ScreenPlace } from "./ScreenPlace.tsx";
import { isBuiltIn, screenNamed } from "./screens.ts";
import { withWords } from "./withWords.ts";

const RemoteSection = lazy(() =>
  import("./RemoteSection.tsx").then((m) => ({ default: m.RemoteSection })),
);

const NotOpenYet = withWords(() =>
  import("./NotOpenYet.tsx").then((m) => ({ default: m.NotOpenYet })),
);

/** On the page when its code is there: it says itself that it is ready. */
const isShown = ({ code, isHere }: SectionRecord) => code === 2 || (code === 1 && isHere);

/** The section of the present route, its bones while it loads or a guard waits, or a way to try again. [sections-008] [sections-009] */
export function Section(props: { bones?: ReactNode }) {
  const name = useSelect(sectionShown);
  const bones = props.bones ?? <PageBones section={name ?? undefined} />;
  return name === null ? bones : <Named name={name} bones={bones} />;
}

function Named({ name, bones }: { name: string; bones: ReactNode }) {
  const used = useSelect(({ sections }) => sections[name]);
  const isRemote = used?.isRemote === true;
  const Screen = used !== undefined && isShown(used) ? screenNamed(name) : undefined;
  if (used?.code === -1)
    return isRemote || isBuiltIn(name) ? (
      <Failed name={name} isDown={used.isHealthy === false} />
    ) : (
      <NothingHere bones={bones} />
    );
  // Used by this page, and gone by its own word.
  if (used?.code === -2) return <NothingHere bones={bones} />;
  if (isRemote)
    return (
      <Suspense fallback={bones}>
        <RemoteSection key={name} name={name} bones={bones} />
      </Suspense>
    );
  return Screen === undefined ? bones : <ScreenPlace name={name} Screen={Screen} />;
}

const PageBones = ({ section }: { section: string | undefined }) => (
  <Page bar={section === "home" ? <HomeBar /> : <Bar kind="page">{null}</Bar>}>
    <Bones section={section} />
  </Page>
);

const NothingHere = ({ bones }: { bones: ReactNode }) => (
  <Suspense fallback={bones}>
    <NotOpenYet />
  </Suspense>
);

function Failed({ name, isDown }: { name: string; isDown: boolean }) {
  const words = useWords();
  const send = useSend();
  return (
    <Page bar={<HomeBar />}>
      <Band>
        <ErrorBlock
          isPage
          text={isDown ? words("shell.downText") : undefined}
          onRefresh={() => send(RefreshSection({ section: name }))}
        />
      </Band>
    </Page>
  );
}
