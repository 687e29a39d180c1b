import { Suspense } from "react";
import { Band } from "../components/Band.tsx";
import { ErrorBlock } from "../components/ErrorBlock.tsx";
import { Page } from "../components/Page.tsx";
import { Loading, MatchRowBones } from "../components/Skeleton.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { Arrival } from "./Arrival.tsx";
import { Guard } from "./Guard.tsx";
import { HomeBar } from "./HomeBar.tsx";
import { screenOf, screens } from "./screens.ts";

/** The screen of the present route, its bones while it loads, or a way to try again. */
export function Section() {
  const name = useSelect(({ navigation }) => screenOf(navigation.route));
  const Screen = screens[name];
  return (
    <Guard key={name} fallback={<Failed />}>
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

/** Loads the page anew: after a new release the chunks that this page knows are gone for good. */
function Failed() {
  return (
    <Page bar={<HomeBar />}>
      <Band>
        <ErrorBlock onRefresh={() => window.location.reload()} />
      </Band>
    </Page>
  );
}
