import type { Texts } from "../feed/types.ts";

type Dictionary = Readonly<Record<string, Texts>>;

const main: Dictionary = {
  main_done: { en: "Done", ru: "Готово" },
  main_ok: { en: "OK", ru: "ОК" },
  main_error: { en: "Error", ru: "Ошибка" },
  main_query_error: {
    en: "Something went wrong. Try again",
    ru: "Что-то пошло не так. Попробуйте ещё раз",
  },
  main_save_success: { en: "Saved", ru: "Сохранено" },
  main_dictionary_load_error: {
    en: "This part did not load",
    ru: "Эта часть не загрузилась",
  },
  main_dictionary_refresh_page: {
    en: "Refresh it, or come back in a minute",
    ru: "Обновите её или вернитесь через минуту",
  },
  main_refreshing_button: { en: "Refresh", ru: "Обновить" },
  main_page_refresh_button: { en: "Refresh the page", ru: "Обновить страницу" },
};

const rules: Dictionary = {
  rules: { en: "Rules", ru: "Правила" },
  privacy: { en: "Privacy", ru: "Конфиденциальность" },
  terms_rules: { en: "Terms and rules", ru: "Условия и правила" },
  terms_privacy: { en: "How we use your data", ru: "Как мы обращаемся с вашими данными" },
};

/** The operator's own texts, which a page may use instead of the client's. */
export const dictionaries: Readonly<Record<string, Dictionary>> = { main, rules };
