import { useEffect } from "react";
import { RefreshSection } from "../../commands/sections.ts";
import { screenOf } from "../../events/navigation/route.ts";
import { type SectionRecord, sectionOf } from "../../events/sections/state.ts";
import { useWords } from "../../infra/i18n.ts";
import { Band } from "../components/Band.tsx";
import { ErrorBlock } from "../components/ErrorBlock.tsx";
import { Page } from "../components/Page.tsx";
import { Loading, MatchRowBones } from "../components/Skeleton.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { Arrival } from "./Arrival.tsx";
import { Guard } from "./Guard.tsx";
import { HomeBar } from "./HomeBar.tsx";
import { announce, screenNamed } from "./screens.ts";

/** On the page when its code is there: it says itself that it is ready. */
const isShown = ({ code, isHere }: SectionRecord) => code === 2 || (code === 1 && isHere);

/** The screen of the present route, its bones while it loads, or a way to try again. [sections-008] [sections-009] */
export function Section() {
  const name = useSelect(({ navigation }) => screenOf(navigation.route));
  const hasFailed = useSelect(({ sections }) => sectionOf(sections, name).code === -1);
  const isHere = useSelect(({ sections }) => isShown(sectionOf(sections, name)));
  const Screen = isHere ? screenNamed(name) : undefined;
  if (hasFailed) return <Failed name={name} />;
  if (Screen === undefined) return <Bones />;
  return (
    <Guard key={name} fallback={null} onFail={() => announce(name, "error")}>
      <Screen />
      <Arrival />
      <Ready name={name} />
    </Guard>
  );
}

/** Stands behind a screen: mounted, it says so. */
function Ready({ name }: { name: string }) {
  useEffect(() => {
    announce(name, "ready");
  }, [name]);
  return null;
}

function Bones() {
  return (
    <Page bar={<HomeBar />}>
      <Band>
        <Loading>
          <MatchRowBones rows={6} />
        </Loading>
      </Band>
    </Page>
  );
}

function Failed({ name }: { name: string }) {
  const words = useWords();
  const send = useSend();
  const isDown = useSelect(({ sections }) => sectionOf(sections, name).isHealthy === false);
  return (
    <Page bar={<HomeBar />}>
      <Band>
        <ErrorBlock
          text={isDown ? words("shell.downText") : undefined}
          onRefresh={() => send(RefreshSection({ section: name }))}
        />
      </Band>
    </Page>
  );
}
