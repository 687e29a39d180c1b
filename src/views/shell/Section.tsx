import { Suspense } from "react";
import { Band } from "../components/Band.tsx";
import { ErrorBlock } from "../components/ErrorBlock.tsx";
import { Page } from "../components/Page.tsx";
import { Loading, MatchRowBones } from "../components/Skeleton.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { Arrival } from "./Arrival.tsx";
import { Guard } from "./Guard.tsx";
import { HomeBar } from "./HomeBar.tsx";
import { componentOf, forget, sectionOf } from "./sections.ts";

/** The screen of the present route, its bones while it loads, or a way to try again. */
export function Section() {
  const name = useSelect(({ navigation }) => sectionOf(navigation.route));
  const Screen = componentOf(name);
  return (
    <Guard
      key={name}
      fallback={(retry) => <Failed onRefresh={retry} />}
      onFail={() => forget(name)}
    >
      <Suspense fallback={<Bones />}>
        <Screen />
        <Arrival />
      </Suspense>
    </Guard>
  );
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

function Failed(props: { onRefresh: () => void }) {
  return (
    <Page bar={<HomeBar />}>
      <Band>
        <ErrorBlock onRefresh={props.onRefresh} />
      </Band>
    </Page>
  );
}
