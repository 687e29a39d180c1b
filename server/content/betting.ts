import { day, type PageText } from "./text.ts";

/** How betting works here, and what it is called. */
export const bettingPages: readonly PageText[] = [
  {
    slug: "howbet",
    group: "betting",
    icon: "question",
    updatedAt: day("2026-11-12"),
    title: { en: "How to bet", ru: "Как сделать ставку" },
    text: {
      en: `1. **Sign in.** Prices and the coupon are there for everybody, a bet needs an account.
        2. **Choose an outcome.** Tap its price in the list or on the page of the match. It is in the coupon now; another tap takes it out.
        3. **Choose the kind.** One outcome is a single. Several from different matches make an express, whose prices are multiplied.
        4. **Enter the stake.** At least €0.50. The coupon shows the possible win at once.
        5. **Place the bet.** A bet before the match is taken at once; one on a running match after a delay of some seconds, in which the price is checked again.

        ## When a price moves
        The coupon marks it and asks whether you agree. In its settings you choose once for all: ask every time, take better prices, or take any.

        ## Afterwards
        The bet stands in the bets history. It is settled by the official result, mostly within minutes of the end.

        Try the numbers in the [betting calculator](/information/betting-calculator), look up words in the [betting alphabet](/betting-alphabet).`,
      ru: `1. **Войдите.** Коэффициенты и купон доступны всем, для ставки нужен счёт.
        2. **Выберите исход.** Нажмите на коэффициент в списке или на странице матча. Исход попал в купон, повторное нажатие его убирает.
        3. **Выберите вид.** Один исход — ординар. Несколько исходов разных матчей — экспресс, их коэффициенты перемножаются.
        4. **Введите сумму.** Не меньше 0,50 €. Купон сразу покажет возможный выигрыш.
        5. **Сделайте ставку.** До матча ставка принимается сразу, на идущий матч — после паузы в несколько секунд, когда коэффициент проверяется снова.

        ## Если коэффициент изменился
        Купон отметит это и спросит согласия. В его настройках можно выбрать раз и навсегда: спрашивать каждый раз, принимать лучшие коэффициенты или любые.

        ## После ставки
        Она стоит в истории ставок и рассчитывается по официальному результату, обычно за несколько минут после окончания.

        Проверьте числа в [калькуляторе ставок](/information/betting-calculator), а слова — в [азбуке ставок](/betting-alphabet).`,
    },
  },
  {
    slug: "betting-calculator",
    group: "betting",
    icon: "percent",
    updatedAt: day("2026-11-12"),
    title: { en: "Betting calculator", ru: "Калькулятор ставок" },
    text: {
      en: `- **Single**: stake × odds.
        - **Express**: stake × all odds multiplied. One lost bet loses it.
        - **System k of n**: all expresses of k bets that n bets make, each with an equal part of the stake.

        A returned bet counts with odds of 1. The calculator takes no bet: what counts is what the coupon shows.`,
      ru: `- **Ординар**: сумма × коэффициент.
        - **Экспресс**: сумма × произведение коэффициентов. Один проигрыш — проиграна вся ставка.
        - **Система k из n**: все экспрессы по k исходов из n, сумма делится между ними поровну.

        Возвращённая ставка считается с коэффициентом 1. Калькулятор не принимает ставок: верно то, что показывает купон.`,
    },
  },
  {
    slug: "mainrules",
    group: "rules",
    icon: "flag",
    updatedAt: day("2026-11-12"),
    title: { en: "Main rules", ru: "Основные правила" },
    text: {
      en: `The ten that matter most. The whole of them: [Rules](/information/rules).

        1. One person of full age, one account.
        2. Your password is yours; what is done with it counts as done by you.
        3. A bet counts when the server has taken it and it stands in the bets history.
        4. The price that counts is the one shown when you confirmed.
        5. A placed bet cannot be changed or taken back.
        6. The official result right after the match counts; later corrections do not.
        7. What does not take place is returned with odds of 1.
        8. Outcomes of one match cannot be combined in an express.
        9. An obvious mistake in a price or a time may lead to a return of the bet.
        10. Who is not content may [complain](/information/disputeresolution) within six months.`,
      ru: `Десять самых важных. Полностью — в разделе [Правила](/information/rules).

        1. Один совершеннолетний человек — один счёт.
        2. Пароль принадлежит вам; сделанное с ним считается сделанным вами.
        3. Ставка считается сделанной, когда сервер принял её и она появилась в истории.
        4. Действует коэффициент, показанный в момент подтверждения.
        5. Принятую ставку нельзя изменить или отменить.
        6. Действует официальный результат сразу после матча, поздние поправки не учитываются.
        7. Несостоявшееся событие возвращается с коэффициентом 1.
        8. Исходы одного матча нельзя объединять в экспресс.
        9. Явная ошибка в коэффициенте или времени может привести к возврату ставки.
        10. Несогласный может [подать жалобу](/information/disputeresolution) в течение шести месяцев.`,
    },
  },
  {
    slug: "taxes",
    group: "rules",
    icon: "percent",
    updatedAt: day("2026-11-02"),
    title: { en: "Taxes", ru: "Налоги" },
    text: {
      en: `This reference operator takes play money: nothing is taxed, and no tax is kept back from a win.

        Where an operator takes real money, the country of the player decides:
        - in some the operator pays, and the player has nothing to do,
        - in some the tax is kept back from the win or the stake; the coupon shows it before the bet is placed,
        - in some the player declares wins, for which the bets history can be asked for as a file.

        This page is no tax advice.`,
      ru: `Этот сайт-образец принимает игровые деньги: налогов нет, с выигрыша ничего не удерживается.

        Если оператор принимает настоящие деньги, решает страна игрока:
        - где-то платит оператор, игроку делать ничего не нужно,
        - где-то налог удерживается с выигрыша или суммы ставки; купон показывает его до ставки,
        - где-то выигрыш декларирует игрок; историю ставок можно запросить файлом.

        Эта страница не является налоговой консультацией.`,
    },
  },
  {
    slug: "payment",
    group: "betting",
    icon: "wallet",
    updatedAt: day("2026-11-02"),
    title: { en: "Payments", ru: "Платежи" },
    text: {
      en: `Accounts are kept in euros, and on request in further currencies; each has its own balance and its own bets.

        - This reference operator credits play money. Nothing is paid in or out.
        - Where real money is taken, it goes back to the card or account that it came from.
        - Payments are limited by the [limits](/information/responsiblegaming) you set, and need [identification](/information/kycpolicy).`,
      ru: `Счета ведутся в евро, по желанию — и в других валютах; у каждого свой остаток и свои ставки.

        - Этот сайт-образец начисляет игровые деньги. Ввода и вывода нет.
        - Настоящие деньги возвращаются на ту карту или тот счёт, с которых пришли.
        - Платежи ограничены вашими [лимитами](/information/responsiblegaming) и требуют [идентификации](/information/kycpolicy).`,
    },
  },
  {
    slug: "smsbets",
    group: "betting",
    icon: "phone",
    updatedAt: day("2026-11-02"),
    title: { en: "SMS bets", ru: "Ставки по SMS" },
    text: {
      en: `Some operators take bets by text message, for places without a data connection: the number of the match, the code of the outcome and the stake in one line, such as **50112 1 5**.

        This operator does not take bets by SMS. The app holds your coupon without a connection and goes on when it is back. Never send your password in a message, whoever asks for it.`,
      ru: `Некоторые операторы принимают ставки по SMS там, где нет интернета: номер матча, код исхода и сумма одной строкой, например **50112 1 5**.

        Здесь ставки по SMS не принимаются. Приложение хранит купон без связи и продолжает работу, когда она вернётся. Никому не отправляйте пароль в сообщении.`,
    },
  },
  {
    slug: "points",
    group: "betting",
    icon: "star",
    updatedAt: day("2026-11-02"),
    title: { en: "Points", ru: "Баллы" },
    text: {
      en: `Points are a thank-you of some operators for settled bets. They are no money and cannot be paid out.

        ## On this site
        An account can have a balance of points beside its money; the menu shows it. The reference operator credits none at present, so every balance is 0. When that changes, this page says first for which bets, how many, and when they end.

        Nobody should bet more to collect points. See [Responsible gaming](/information/responsiblegaming).`,
      ru: `Баллы — благодарность некоторых операторов за рассчитанные ставки. Это не деньги, вывести их нельзя.

        ## На этом сайте
        Кроме денег на счёте может быть остаток баллов, его показывает меню. Сейчас сайт-образец баллов не начисляет, остаток у всех равен 0. Если это изменится, здесь сначала будет сказано, за какие ставки, сколько и на какой срок.

        Не ставьте больше ради баллов. См. [Ответственная игра](/information/responsiblegaming).`,
    },
  },
  {
    slug: "betting-awards",
    group: null,
    icon: "trophy",
    updatedAt: day("2026-11-14"),
    title: { en: "Betting awards", ru: "Награды" },
    text: {
      en: `Once a year players vote for the club, the player and the match of the season. A vote costs nothing and needs no bet.

        | Award | Who can be voted for | Vote |
        | Club of the season | Clubs of the leagues on this site | 1 to 15 May |
        | Player of the season | Three names a league | 1 to 15 May |
        | Match of the season | Ten matches chosen by the editors | 16 to 31 May |

        One vote per account and award. The winners are named here on 5 June. There is no prize for voting.`,
      ru: `Раз в год игроки голосуют за клуб, игрока и матч сезона. Голос ничего не стоит и не требует ставки.

        | Награда | За кого можно голосовать | Когда |
        | Клуб сезона | Клубы лиг, представленных на сайте | 1–15 мая |
        | Игрок сезона | По три имени от лиги | 1–15 мая |
        | Матч сезона | Десять матчей по выбору редакции | 16–31 мая |

        Один голос на счёт и награду. Победителей назовём здесь 5 июня. Призов за голосование нет.`,
    },
  },
  {
    slug: "football-champions-rules",
    group: null,
    icon: "football",
    updatedAt: day("2026-11-14"),
    title: { en: "Football champions: rules", ru: "Чемпионы футбола: правила" },
    text: {
      en: `Football champions is a free forecast game for a cup: who guesses most results right is champion.

        ## How it is played
        1. Forecast the score of each match before it starts. Forecasts are free and can be changed until then.
        2. Points are given by the score after 90 minutes and added time.

        | Forecast | Points |
        | Exact score | 3 |
        | Right winner and goal difference | 2 |
        | Right winner or draw | 1 |
        | Wrong | 0 |

        3. Equal points: more exact scores decide, then the earlier forecast of the final.

        A match that does not take place within 48 hours gives no points. Who holds several accounts is out. No bet is needed, and bets give no points.`,
      ru: `«Чемпионы футбола» — бесплатная игра прогнозов на кубок: чемпионом становится тот, кто угадал больше всех.

        ## Как играть
        1. Укажите счёт каждого матча до его начала. Прогнозы бесплатны, до начала их можно менять.
        2. Очки даются по счёту после 90 минут и добавленного времени.

        | Прогноз | Очки |
        | Точный счёт | 3 |
        | Победитель и разница мячей | 2 |
        | Победитель или ничья | 1 |
        | Неверно | 0 |

        3. При равенстве очков решает число точных счётов, затем более ранний прогноз на финал.

        Матч, не состоявшийся в течение 48 часов, очков не даёт. Владелец нескольких счетов выбывает. Ставка не нужна, очков за неё нет.`,
    },
  },
];
