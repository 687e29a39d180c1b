import { expect, it } from "vitest";
import { json, openLoader, sectionAnswer, settled } from "./kit.ts";

const head = `<meta name="description" content="of the section"><meta property="og:title" content="Wheel">
  <link rel="canonical" href="/en/wheel"><link rel="alternate" hreflang="ru" href="/ru/wheel">`;

/** Contents and addresses in the head of a page that had `before`: with the section, and after it. */
async function headWith(before: string) {
  const { load, ...loader } = openLoader(() => json(sectionAnswer({ head })));
  const { document } = loader.window;
  document.head.replaceChildren(document.createRange().createContextualFragment(before));
  const headValues = () =>
    [...document.head.querySelectorAll("meta, link")].map(
      (one) => one.getAttribute("content") ?? one.getAttribute("href") ?? "",
    );
  loader.attach();
  load();
  await settled();
  const during = headValues();
  loader.sections.leave("promo");
  return { during, after: headValues() };
}
const ownHead = [
  "of the section",
  "Wheel",
  "https://own.example/en/wheel",
  "https://own.example/ru/wheel",
];

it("a section adds what the page's head does not have yet, for as long as it is mounted", async () => {
  expect(await headWith("")).toEqual({ during: ownHead, after: [] });
});

it("what the shell puts in the head stays as it is", async () => {
  const before = `<meta name="description" content="of the shell"><link rel="canonical" href="/en/x">
    <link rel="alternate" hreflang="en" href="/en/x">`;
  const of = ["of the shell", "/en/x", "/en/x"];
  expect(await headWith(before)).toEqual({
    during: [...of, "Wheel", "https://own.example/ru/wheel"],
    after: of,
  });
});
