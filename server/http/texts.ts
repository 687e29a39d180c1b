import type { Texts } from "../feed/types.ts";

/** Texts for the player by error code; other codes are technical, and the client has a text for them. */
export const errorTexts: Readonly<Record<number, Texts>> = {
  11: { en: "Check the fields", ru: "Проверьте поля" },
  33: {
    en: "Play is closed for you: a break or an exclusion is in force",
    ru: "Игра для вас закрыта: действует перерыв или исключение",
  },
  51: {
    en: "This bet was already sent with other details",
    ru: "Эта ставка уже отправлена с другим содержанием",
  },
  50: {
    en: "Something has changed in the meantime, or this account is still in use",
    ru: "Что-то изменилось, или счёт ещё используется",
  },
  60: { en: "Too many requests. Wait a moment", ru: "Слишком много запросов. Подождите немного" },
  70: { en: "The site is closed for maintenance", ru: "Сайт закрыт на технические работы" },
  1001: { en: "Wrong login or password", ru: "Неверный логин или пароль" },
  1003: { en: "The code is wrong", ru: "Код неверный" },
  1004: { en: "The code has expired. Request a new one", ru: "Срок кода истёк. Запросите новый" },
  1006: {
    en: "Too many attempts. Try again in a minute",
    ru: "Слишком много попыток. Попробуйте через минуту",
  },
  1005: { en: "This social account is not linked", ru: "Этот аккаунт соцсети не привязан" },
  2001: { en: "The odds have changed", ru: "Коэффициент изменился" },
  2002: { en: "This outcome is suspended", ru: "Приём ставок на исход приостановлен" },
  2003: { en: "The match has finished", ru: "Матч завершён" },
  2004: { en: "The stake is below the minimum", ru: "Сумма меньше минимальной" },
  2005: { en: "The stake is above the maximum", ru: "Сумма больше максимальной" },
  2006: { en: "Not enough money in the account", ru: "Недостаточно средств на счёте" },
  2007: { en: "The score has changed", ru: "Счёт изменился" },
  2008: {
    en: "Bets of the same match cannot be combined",
    ru: "Исходы одного матча нельзя объединять в экспресс",
  },
  2009: { en: "This promo code is not accepted", ru: "Промокод не принят" },
  2010: {
    en: "Bonus and VIP bets are not available",
    ru: "Бонусные и VIP-ставки недоступны",
  },
  2012: { en: "The cash-out offer has changed", ru: "Сумма выкупа изменилась" },
  2013: { en: "This is not offered for the bet now", ru: "Для этой ставки это сейчас недоступно" },
  2014: {
    en: "A limit on your account does not allow this bet",
    ru: "Лимит на вашем счёте не разрешает эту ставку",
  },
  4001: { en: "Registration is closed", ru: "Регистрация закрыта" },
  4002: { en: "This email or phone is already registered", ru: "Эта почта или телефон уже заняты" },
  4003: { en: "The code is wrong. Request a new one", ru: "Код неверный. Запросите новый" },
  4004: {
    en: "The password is too weak: use at least 8 characters, including a letter and a digit",
    ru: "Слабый пароль: нужно не меньше 8 знаков, буква и цифра",
  },
  4005: { en: "You already have this currency", ru: "Эта валюта у вас уже есть" },
};
