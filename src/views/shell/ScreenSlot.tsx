import { type ComponentType, memo, useEffect } from "react";
import { Arrival } from "./Arrival.tsx";
import { Guard } from "./Guard.tsx";
import { announce } from "./screens.ts";

/**
 * A screen of this app; it announces by itself that it is ready or has failed. It renders by what it selects: what is
 * around it may render again without it.
 */
export const ScreenSlot = memo(function ScreenSlot({
  name,
  Screen,
}: {
  name: string;
  Screen: ComponentType;
}) {
  return (
    <Guard key={name} onFail={() => announce(name, "error")}>
      <Screen />
      <Arrival />
      <Ready name={name} />
    </Guard>
  );
});

/** Rendered after a screen; announces that it is mounted. */
function Ready({ name }: { name: string }) {
  useEffect(() => {
    announce(name, "ready");
  }, [name]);
  return null;
}
