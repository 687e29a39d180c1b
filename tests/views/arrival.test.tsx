// @vitest-environment happy-dom
import { MemoryRouter, useNavigate, useNavigationType } from "react-router-dom";
import { expect, it } from "vitest";
import { Arrival } from "../../src/views/shell/Arrival.tsx";
import { received, show } from "./player.tsx";
import { one, tap } from "./render.tsx";

/** A page whose link leads to a screen with a field. */
function Page({ isQuick }: { isQuick: boolean }) {
  const isThere = useNavigationType() === "PUSH";
  const go = useNavigate();
  return (
    <main id="main" tabIndex={-1}>
      {isThere ? (
        <>
          <input ref={(field) => (isQuick ? field?.focus() : undefined)} />
          <Arrival />
        </>
      ) : (
        <button type="button" onClick={() => void go("/en/office/report")}>
          On
        </button>
      )}
    </main>
  );
}

it.each([
  [false, "MAIN"],
  [true, "INPUT"],
])("a new screen moves the focus to its content, unless it is in use: %s", (isQuick, name) => {
  const page = show(
    received(),
    <MemoryRouter initialEntries={["/en"]}>
      <Page isQuick={isQuick} />
    </MemoryRouter>,
  );
  tap(one(page, "button"));
  expect(document.activeElement?.tagName).toBe(name);
});
