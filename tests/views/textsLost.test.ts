import { expect, it, vi } from "vitest";
import { createDictionary, changeLanguage } from "../../src/infra/i18n.ts";

vi.mock("../../src/infra/locales/ru.json", () => {
  throw new Error("ru.json is out of reach");
});

it("keeps the language when the other cannot be loaded, and has a text for it [error-003]", async () => {
  const dictionary = createDictionary();
  await expect(changeLanguage(dictionary, "ru")).rejects.toThrow(/mocking a module/);
  expect(dictionary.language).toBe("en");
  expect(dictionary.t("notifications.main_dictionary_load_error")).toBe(
    "The language did not load.",
  );
  expect(dictionary.t("notifications.main_dictionary_refresh_page")).toContain("Refresh");
});
