import { type ReactNode, useSyncExternalStore } from "react";
import { RemotePlace } from "./RemotePlace.tsx";
import { ScreenPlace } from "./ScreenPlace.tsx";
import { ownScreen, watchOwnScreens } from "./ownScreens.ts";

/** A screen of this app that came from the section host. The loader's own element stands by, empty. */
export function OwnSection({ name, skeleton }: { name: string; skeleton: ReactNode }) {
  const Screen = useSyncExternalStore(watchOwnScreens, () => ownScreen(name));
  return (
    <>
      {Screen === undefined ? skeleton : <ScreenPlace name={name} Screen={Screen} />}
      <RemotePlace name={name} isReady={false} />
    </>
  );
}
