/** An answer of a section host; fields that are not given are empty. */
export const sectionAnswer = (fields: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({
    appName: "promo",
    title: "",
    codeToEval: "",
    scriptsToLoad: [],
    head: "",
    body: "",
    style: "",
    cssToLoad: [],
    ...fields,
  });
