// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { Field } from "../../src/views/components/Field.tsx";
import { Form } from "../../src/views/forms/Form.tsx";
import { missing, useForm } from "../../src/views/forms/useForm.ts";
import { received, show, visitor } from "./player.tsx";
import { submit } from "./contentScreen.tsx";
import { one, type } from "./render.tsx";

function Sample(props: { isSending: boolean; onSubmit: (draft: object) => void }) {
  const form = useForm({
    id: "sample",
    initial: { name: "", town: "" },
    problemOf: (name, draft) => missing(draft[name], "support.textMissing"),
  });
  return (
    <Form
      className="form"
      isSending={props.isSending}
      onSubmit={() => {
        if (form.validate(["name", "town"])) props.onSubmit(form.draft);
      }}
    >
      <Field {...form.field("name")} label="Name" />
      <Field {...form.field("town")} label="Town" />
    </Form>
  );
}

const blur = (element: HTMLElement): void =>
  act(() => {
    element.focus();
    element.blur();
  });

function open(isSending = false) {
  const onSubmit = vi.fn();
  const page = show(received(visitor), <Sample isSending={isSending} onSubmit={onSubmit} />);
  const field = (name: string) => one(page, `#sample-${name}`);
  const faulty = () => [...page.querySelectorAll("[aria-invalid]")].map(({ id }) => id);
  return { page, field, faulty, onSubmit };
}

describe("a form", () => {
  it("has no problem before it is touched, nor in an empty field that was passed through", () => {
    const { field, faulty } = open();
    expect(faulty()).toEqual([]);
    blur(field("name"));
    expect(faulty()).toEqual([]);
  });
  it("shows the problem of a field that was left, until it is changed", () => {
    const { field, faulty } = open();
    type(field("name"), "  ");
    expect(faulty()).toEqual([]);
    blur(field("name"));
    expect(faulty()).toEqual(["sample-name"]);
    type(field("name"), "A");
    expect(faulty()).toEqual([]);
  });
  it("is not submitted with problems: it shows all and focuses the first", () => {
    const { page, field, faulty, onSubmit } = open();
    submit(page);
    expect(faulty()).toEqual(["sample-name", "sample-town"]);
    expect(document.activeElement).toBe(field("name"));
    type(field("name"), "Ann");
    submit(page);
    expect(document.activeElement).toBe(field("town"));
    expect(onSubmit).not.toHaveBeenCalled();
  });
  it("is submitted with what was typed", () => {
    const { page, field, onSubmit } = open();
    type(field("name"), "Ann");
    type(field("town"), "Vallmar");
    submit(page);
    expect(onSubmit.mock.calls).toEqual([[{ name: "Ann", town: "Vallmar" }]]);
  });
  it("cannot be submitted again while it is being sent", () => {
    const { page, field, onSubmit } = open(true);
    type(field("name"), "Ann");
    type(field("town"), "Vallmar");
    submit(page);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
