import type { Capability } from "../capabilities.ts";
import type { Texts } from "../feed/types.ts";

type Line = { readonly title: Texts; readonly needs?: Capability };

/** Ways to reach support. */
export const contacts: {
  readonly phones: readonly (Line & { readonly phone: string })[];
  readonly emails: readonly (Line & { readonly email: string })[];
  readonly messengers: readonly { readonly name: string; readonly url: string }[];
  readonly workingHours: Texts;
} = {
  phones: [
    {
      title: { en: "Support", ru: "Поддержка" },
      phone: "+356 2000 0000",
    },
    {
      title: { en: "Limits and self-exclusion", ru: "Лимиты и самоисключение" },
      needs: "limits",
      phone: "+356 2000 0001",
    },
  ],
  emails: [
    { title: { en: "Questions", ru: "Вопросы" }, email: "support@touchline.example" },
    {
      title: { en: "Payments", ru: "Платежи" },
      needs: "payments",
      email: "payments@touchline.example",
    },
    {
      title: { en: "Your personal data", ru: "Ваши персональные данные" },
      email: "privacy@touchline.example",
    },
  ],
  messengers: [
    { name: "telegram", url: "https://t.me/touchline_example" },
    { name: "whatsapp", url: "https://wa.me/35620000000" },
  ],
  workingHours: {
    en: "Around the clock, in writing",
    ru: "Круглосуточно, письменно",
  },
};

/** Topics for a message or a call. */
export const topics: readonly (Line & { readonly id: number })[] = [
  { id: 1, needs: "payments", title: { en: "Deposit", ru: "Пополнение" } },
  { id: 2, needs: "payments", title: { en: "Withdrawal", ru: "Вывод средств" } },
  { id: 3, title: { en: "A bet or its result", ru: "Ставка или её расчёт" } },
  { id: 4, title: { en: "Account and login", ru: "Счёт и вход" } },
  { id: 5, needs: "limits", title: { en: "Limits and breaks", ru: "Лимиты и перерывы" } },
  { id: 6, title: { en: "Something else", ru: "Другое" } },
];
