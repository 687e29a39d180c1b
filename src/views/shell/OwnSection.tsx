import { type ReactNode, useSyncExternalStore } from "react";
import { RemoteSlot } from "./RemoteSlot.tsx";
import { ScreenSlot } from "./ScreenSlot.tsx";
import { ownScreen, watchOwnScreens } from "./ownScreens.ts";

/** A screen of this app served by the section host. The loader's host element is kept beside it, empty. */
export function OwnSection({ name, skeleton }: { name: string; skeleton: ReactNode }) {
  const Screen = useSyncExternalStore(watchOwnScreens, () => ownScreen(name));
  return (
    <>
      {Screen === undefined ? skeleton : <ScreenSlot name={name} Screen={Screen} />}
      <RemoteSlot name={name} isReady={false} />
    </>
  );
}
