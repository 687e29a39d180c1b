// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { ModalListener } from "../../src/views/components/modalListener.ts";
import { Menu } from "../../src/views/sections/menu/Menu.tsx";
import { control, player, received, show } from "./player.tsx";
import { tap } from "./render.tsx";

it("sheets and dialogs report that they open and close [reminders-012]", () => {
  const receivedValue: boolean[] = [];
  const fake = received(...player(5));
  const page = show(
    fake,
    <ModalListener value={(isOpen) => receivedValue.push(isOpen)}>
      <Menu />
    </ModalListener>,
  );
  tap(control(page, "Log out"));
  expect(receivedValue).toEqual([true]);
  tap(control(page, "Cancel"));
  expect(receivedValue).toEqual([true, false]);
});
