import { type ComponentType, useEffect } from "react";
import { Arrival } from "./Arrival.tsx";
import { Guard } from "./Guard.tsx";
import { announce } from "./screens.ts";

/** A screen of this app; it says itself that it stands, or that it cannot. */
export function ScreenSlot({ name, Screen }: { name: string; Screen: ComponentType }) {
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
