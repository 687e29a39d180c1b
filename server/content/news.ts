import type { Capability } from "../capabilities.ts";
import type { Texts } from "../feed/types.ts";

export type ArticleText = {
  readonly slug: string;
  readonly kind: "news" | "blog";
  readonly needs?: Capability;
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
    title: { en: "Why you were logged out", ru: "Почему вы вышли из счёта" },
    lead: {
      en: "We now tell you the reason.",
      ru: "Теперь мы называем причину.",
    },
    text: {
      en: `After 30 minutes of inactivity the app logs you out. It now tells you so, even if the page was closed in the meantime.

        A video that is playing counts as activity. More in the [rules](/information/rules/general/account).`,
      ru: `Через 30 минут бездействия приложение выходит из счёта. Теперь оно говорит об этом, даже если страница была закрыта.

        Идущее видео считается действием. Подробнее — в [правилах](/information/rules/general/account).`,
    },
  },
  {
    slug: "football-rules",
    kind: "news",
    at: at("2026-11-12T12:30"),
    title: { en: "Football rules in plain words", ru: "Правила футбола простыми словами" },
    lead: {
      en: "Added time counts, extra time does not: we have rewritten the chapter.",
      ru: "Добавленное время считается, дополнительное — нет: глава переписана.",
    },
    text: {
      en: `What counts after the 90th minute is the question that football raises most. The [football chapter](/information/rules/sports/football) now begins with it.

        The way bets are settled has not changed.`,
      ru: `Что считается после 90-й минуты — главный вопрос о футболе. [Глава о футболе](/information/rules/sports/football) теперь начинается с него.

        Порядок расчёта ставок не изменился.`,
    },
  },
  {
    slug: "session-limit",
    kind: "news",
    needs: "limits",
    at: at("2026-11-05T10:00"),
    title: { en: "A limit on time", ru: "Лимит времени" },
    lead: {
      en: "You can now limit your time as well as your money.",
      ru: "Кроме денег теперь можно ограничить и часы сессии.",
    },
    text: {
      en: `Choose between 1 and 24 hours. When they are up you are logged out until the next day. The page of limits shows how much is left.

        All limits: [Responsible gaming](/information/responsiblegaming).`,
      ru: `Выберите от 1 до 24 часов. Когда они истекут, произойдёт выход до следующего дня. Сколько осталось, видно на странице лимитов.

        Все лимиты: [Ответственная игра](/information/responsiblegaming).`,
    },
  },
  {
    slug: "more-prices-views",
    kind: "news",
    at: at("2026-10-28T08:00"),
    title: { en: "Choose your odds format", ru: "Выберите формат коэффициентов" },
    lead: {
      en: "Decimal, fractional, American and more, in the menu under Display.",
      ru: "Десятичный, дробный, американский и другие — в меню, раздел «Вид».",
    },
    text: {
      en: `Whichever you choose, the bet is placed at the exact price: the format only changes how it is written. The [glossary](/betting-alphabet) explains the terms.`,
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
      en: "Why the chances in a market add up to more than 100%.",
      ru: "Почему вероятности всех исходов рынка дают больше 100 %.",
    },
    text: {
      en: `Divide 1 by a price and you get the chance it implies: 2.00 is 50%. Do this for every outcome of a market and add them up.

        | Outcome | Price | Chance |
        | Home | 1.85 | 54.1% |
        | Draw | 3.40 | 29.4% |
        | Away | 4.25 | 23.5% |
        | Total | | 107.0% |

        ## The rest is the margin
        Everything above 100% is the bookmaker's share. That is why nobody can live on betting in the long run: on average a stake of 100 returns 100 / 1.07, or 93.

        Keep that in mind, and see betting for what it is: entertainment that costs money.`,
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
      en: "The express: big odds, small chance",
      ru: "Экспресс: большое число, малый шанс",
    },
    lead: {
      en: "Four favourites win together less often than you think.",
      ru: "Четыре фаворита подряд выигрывают реже, чем кажется.",
    },
    text: {
      en: `Four outcomes at 1.50 make total odds of 5.06. After the margin, each has a chance of about 63%. All four together: 0.63 × 0.63 × 0.63 × 0.63, or 16%.

        So five out of six such expresses lose. Try your own numbers in the [betting calculator](/information/betting-calculator).`,
      ru: `Четыре исхода по 1.50 дают итог 5.06. Шанс каждого с учётом маржи — около 63 %. Всех четырёх сразу: 0,63 × 0,63 × 0,63 × 0,63, то есть 16 %.

        Пять таких экспрессов из шести проигрывают. Проверьте свои числа в [калькуляторе ставок](/information/betting-calculator).`,
    },
  },
  {
    slug: "set-a-limit",
    kind: "blog",
    needs: "limits",
    at: at("2026-10-20T09:00"),
    title: { en: "Set the limit before the match", ru: "Лимит — до матча" },
    lead: {
      en: "A calm decision is better than one made in the 88th minute.",
      ru: "Спокойное решение прочнее принятого на 88-й минуте.",
    },
    text: {
      en: `Write down what an evening may cost. Set exactly that as your limit, and let us say no for you.

        1. Think of what you spent last month, not what you won.
        2. Choose a weekly limit rather than a daily one: it counts the good days too.
        3. Turn on the reality check.

        If it no longer feels like entertainment: [help](/information/responsiblegaming).`,
      ru: `Запишите, во сколько может обойтись вечер. Установите ровно столько как лимит, и пусть «нет» скажет сервер.

        1. Вспомните траты прошлого месяца, а не выигрыши.
        2. Возьмите недельный лимит вместо дневного: он учитывает и удачные дни.
        3. Включите проверку реальности.

        Если это больше не похоже на развлечение: [помощь](/information/responsiblegaming).`,
    },
  },
];
