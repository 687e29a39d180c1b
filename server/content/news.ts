import type { Texts } from "../feed/facts.ts";

export type ArticleText = {
  readonly slug: string;
  readonly kind: "news" | "blog";
  /** Unix seconds. */
  readonly at: number;
  readonly title: Texts;
  readonly lead: Texts;
  /** In the markup of `markup.ts`. */
  readonly text: Texts;
};

const at = (date: string): number => Date.parse(`${date}:00Z`) / 1000;

/** Newest first. */
export const articles: readonly ArticleText[] = [
  {
    slug: "rules-over-time",
    kind: "news",
    at: at("2026-11-18T09:00"),
    title: { en: "Why you were signed out, in words", ru: "Почему вы вышли из счёта — словами" },
    lead: {
      en: "Whoever is signed out by a rule is told which one it was.",
      ru: "Если выход произошёл по правилу, теперь сказано, по какому.",
    },
    text: {
      en: `After 30 minutes without a touch, or when a session limit has come, the app signs you out. It now says which of the two it was, also when the page was closed meanwhile.

        A video that plays counts as presence. What else counts is in the [rules](/information/rules/general/account).`,
      ru: `Через 30 минут бездействия или по лимиту сессии приложение выходит из счёта. Теперь оно говорит, что именно произошло, даже если страница была закрыта.

        Идущее видео считается присутствием. Остальное — в [правилах](/information/rules/general/account).`,
    },
  },
  {
    slug: "football-rules",
    kind: "news",
    at: at("2026-11-12T12:30"),
    title: { en: "Football rules in plain words", ru: "Правила футбола простыми словами" },
    lead: {
      en: "Added time counts, extra time does not: the chapter has been rewritten.",
      ru: "Добавленное время считается, дополнительное — нет: глава переписана.",
    },
    text: {
      en: `Most questions to support are about football, and most of those about the minutes after the 90th. The [chapter on football](/information/rules/sports/football) now begins with them.

        Nothing has changed in how bets are settled.`,
      ru: `Чаще всего в поддержку пишут о футболе, а из этих вопросов большинство — о минутах после 90-й. [Глава о футболе](/information/rules/sports/football) теперь начинается с них.

        Порядок расчёта ставок не изменился.`,
    },
  },
  {
    slug: "session-limit",
    kind: "news",
    at: at("2026-11-05T10:00"),
    title: { en: "A limit on time", ru: "Лимит времени" },
    lead: {
      en: "Besides money, the hours of a session can be limited now.",
      ru: "Кроме денег теперь можно ограничить и часы сессии.",
    },
    text: {
      en: `Choose between 1 and 24 hours. When they are over you are signed out on all devices, with a word beforehand.

        All limits: [Responsible gaming](/information/responsiblegaming).`,
      ru: `Выберите от 1 до 24 часов. Когда они истекут, произойдёт выход на всех устройствах, с предупреждением.

        Все лимиты: [Ответственная игра](/information/responsiblegaming).`,
    },
  },
  {
    slug: "more-prices-views",
    kind: "news",
    at: at("2026-10-28T08:00"),
    title: { en: "Nine ways to read a price", ru: "Девять видов коэффициентов" },
    lead: {
      en: "Decimal, fractional, American and six more, in the menu under Display.",
      ru: "Десятичные, дробные, американские и ещё шесть — в меню «Отображение».",
    },
    text: {
      en: `Whatever you choose, the bet is placed at the exact price of the server: the view only writes it in another way. What the words mean is in the [betting alphabet](/betting-alphabet).`,
      ru: `Какой бы вид вы ни выбрали, ставка делается по точному коэффициенту сервера: вид лишь записывает его иначе. Что значат слова — в [азбуке ставок](/betting-alphabet).`,
    },
  },
  {
    slug: "what-is-margin",
    kind: "blog",
    at: at("2026-11-16T09:00"),
    title: {
      en: "What a price says, and what it hides",
      ru: "О чём говорит коэффициент и что он скрывает",
    },
    lead: {
      en: "Why all chances of a market add up to more than 100 %.",
      ru: "Почему вероятности всех исходов рынка дают больше 100 %.",
    },
    text: {
      en: `Divide 1 by a price and you have the chance that it stands for: 2.00 is 50 %. Do it for all outcomes of a market and add them up.

        | Outcome | Price | Chance |
        | Home | 1.85 | 54.1 % |
        | Draw | 3.40 | 29.4 % |
        | Away | 4.25 | 23.5 % |
        | Together | | 107.0 % |

        ## The rest is the margin
        What is above 100 % is the part of the bookmaker. It is why nobody can live on betting in the long run: on average a stake of 100 brings back 100 / 1.07, that is 93.

        Know it, and look at betting as what it is: a pastime with a price.`,
      ru: `Разделите 1 на коэффициент — получится вероятность, которую он выражает: 2.00 — это 50 %. Сделайте это для всех исходов рынка и сложите.

        | Исход | Коэффициент | Вероятность |
        | Хозяева | 1.85 | 54,1 % |
        | Ничья | 3.40 | 29,4 % |
        | Гости | 4.25 | 23,5 % |
        | Вместе | | 107,0 % |

        ## Остальное — маржа
        Всё сверх 100 % — доля букмекера. Поэтому в долгой игре жить на ставки нельзя: в среднем со 100 возвращается 100 / 1,07, то есть 93.

        Помните об этом и относитесь к ставкам как к развлечению, у которого есть цена.`,
    },
  },
  {
    slug: "express-and-chance",
    kind: "blog",
    at: at("2026-11-03T09:00"),
    title: {
      en: "The express: big number, small chance",
      ru: "Экспресс: большое число, малый шанс",
    },
    lead: {
      en: "Four favourites in a row come in less often than it feels.",
      ru: "Четыре фаворита подряд выигрывают реже, чем кажется.",
    },
    text: {
      en: `Four outcomes at 1.50 make a total of 5.06. Each has a chance of about 63 % after the margin. All four together: 0.63 × 0.63 × 0.63 × 0.63, that is 16 %.

        So five of six such expresses are lost. Try your own numbers in the [betting calculator](/information/betting-calculator).`,
      ru: `Четыре исхода по 1.50 дают итог 5.06. Шанс каждого с учётом маржи — около 63 %. Всех четырёх сразу: 0,63 × 0,63 × 0,63 × 0,63, то есть 16 %.

        Пять таких экспрессов из шести проигрывают. Проверьте свои числа в [калькуляторе ставок](/information/betting-calculator).`,
    },
  },
  {
    slug: "set-a-limit",
    kind: "blog",
    at: at("2026-10-20T09:00"),
    title: { en: "Set the limit before the match", ru: "Лимит — до матча" },
    lead: {
      en: "A decision made in calm lasts longer than one made in the 88th minute.",
      ru: "Спокойное решение прочнее принятого на 88-й минуте.",
    },
    text: {
      en: `Write down what an evening may cost. Set exactly that as a limit, and let the server say no for you.

        1. Think of last month's spending, not of last month's wins.
        2. Take a weekly limit rather than a daily one: it also counts the good days.
        3. Switch on the reality check.

        If it does not feel like a pastime any more: [help](/information/responsiblegaming).`,
      ru: `Запишите, во сколько может обойтись вечер. Установите ровно столько как лимит, и пусть «нет» скажет сервер.

        1. Вспомните траты прошлого месяца, а не выигрыши.
        2. Возьмите недельный лимит вместо дневного: он учитывает и удачные дни.
        3. Включите проверку реальности.

        Если это больше не похоже на развлечение: [помощь](/information/responsiblegaming).`,
    },
  },
];
