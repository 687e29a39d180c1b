import { day, type PageText } from "./text.ts";

/** What a site may offer besides bets. Listed where the site has it; at its address, a page about what it lacks says so. */
export const besideBetsPages: readonly PageText[] = [
  {
    slug: "points",
    group: "betting",
    needs: "points",
    icon: "star",
    updatedAt: day("2026-11-02"),
    title: { en: "Points", ru: "Баллы" },
    text: {
      en: `[if points]
        You collect points for settled bets. They are not money and cannot be paid out. Your balance of points is in the menu.

        Nobody should bet more to collect points. See [Responsible gaming](/information/responsiblegaming).
        [end]
        [if not points]
        There is no points programme on this site.
        [end]`,
      ru: `[if points]
        За рассчитанные ставки начисляются баллы. Это не деньги, вывести их нельзя. Остаток баллов показывает меню.

        Не ставьте больше ради баллов. См. [Ответственная игра](/information/responsiblegaming).
        [end]
        [if not points]
        Программы баллов на этом сайте нет.
        [end]`,
    },
  },
  {
    slug: "betting-awards",
    group: "betting",
    needs: "awards",
    icon: "trophy",
    updatedAt: day("2026-11-14"),
    title: { en: "Betting awards", ru: "Награды" },
    text: {
      en: `[if awards]
        Once a year players vote for the club, the player and the match of the season. Voting is free and you do not need to bet.

        | Award | Who can be voted for | Vote |
        | Club of the season | Clubs of the leagues on this site | 1 to 15 May |
        | Player of the season | Three names a league | 1 to 15 May |
        | Match of the season | Ten matches chosen by the editors | 16 to 31 May |

        One vote per account and award. The winners are announced here on 5 June. There is no prize for voting.
        [end]
        [if not awards]
        There is no vote on this site.
        [end]`,
      ru: `[if awards]
        Раз в год игроки голосуют за клуб, игрока и матч сезона. Голос ничего не стоит и не требует ставки.

        | Награда | За кого можно голосовать | Когда |
        | Клуб сезона | Клубы лиг, представленных на сайте | 1–15 мая |
        | Игрок сезона | По три имени от лиги | 1–15 мая |
        | Матч сезона | Десять матчей по выбору редакции | 16–31 мая |

        Один голос на счёт и награду. Победителей назовём здесь 5 июня. Призов за голосование нет.
        [end]
        [if not awards]
        Голосования на этом сайте нет.
        [end]`,
    },
  },
  {
    slug: "football-champions-rules",
    group: "rules",
    needs: "footballChampions",
    icon: "football",
    updatedAt: day("2026-11-14"),
    title: { en: "Football champions: rules", ru: "Чемпионы футбола: правила" },
    text: {
      en: `[if footballChampions]
        Football champions is a free prediction game for a cup: whoever predicts the most results is the champion.

        ## How it is played
        1. Forecast the score of each match before it starts. Forecasts are free and can be changed until then.
        2. Points are awarded for the score after 90 minutes and added time.

        | Forecast | Points |
        | Exact score | 3 |
        | Right winner and goal difference | 2 |
        | Right winner or draw | 1 |
        | Wrong | 0 |

        3. If points are equal, the number of exact scores decides, then the earlier forecast of the final.

        A match that does not take place within 48 hours earns no points. Anyone with several accounts is disqualified. You do not need to bet, and bets earn no points.
        [end]
        [if not footballChampions]
        This game is not on this site.
        [end]`,
      ru: `[if footballChampions]
        «Чемпионы футбола» — бесплатная игра прогнозов на кубок: чемпионом становится тот, кто угадал больше всех.

        ## Как играть
        1. Укажите счёт каждого матча до его начала. Прогнозы бесплатны, до начала их можно менять.
        2. Очки даются по счёту после 90 минут и добавленного времени.

        | Прогноз | Очки |
        | Точный счёт | 3 |
        | Победитель и разница мячей | 2 |
        | Победитель или ничья | 1 |
        | Неверно | 0 |

        3. При равенстве очков решает число точных счётов, затем более ранний прогноз на финал.

        Матч, не состоявшийся в течение 48 часов, очков не даёт. Владелец нескольких счетов выбывает. Ставка не нужна, очков за неё нет.
        [end]
        [if not footballChampions]
        Этой игры на сайте нет.
        [end]`,
    },
  },
];
