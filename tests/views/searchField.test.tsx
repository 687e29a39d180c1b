// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { SearchTyped } from "../../src/events/search/events.ts";
import { SearchField } from "../../src/views/sections/search/SearchField.tsx";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { arrival, needs } from "../kit/app.ts";
import { fakeClient } from "./fakeClient.ts";
import { one, render, type } from "./render.tsx";

it("what is typed while the code of the search still loads stays in the field, and the state's text replaces it later", () => {
  const isEarly = (need: string) => need !== "finding";
  const fake = fakeClient({}, undefined, null, needs.filter(isEarly));
  const { page } = render(
    <ClientContext value={fake.client}>
      <SearchField />
    </ClientContext>,
  );
  const field = one(page, "input") as HTMLInputElement;
  type(field, "L");
  expect(field.value).toBe("L");
  type(field, "La ");
  expect(field.value).toBe("La ");
  expect(fake.state().search.typed).toBeNull();
  fake.emit(arrival("finding"));
  expect(field.value).toBe("La ");
  expect(fake.state().search.letters).toBe(2);
  fake.emit(SearchTyped({ text: fake.seal("personal", "united"), letters: 6 }));
  expect(field.value).toBe("united");
});
