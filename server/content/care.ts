import { day, type PageText } from "./text.ts";

/** What protects players, and what the law asks of them. */
export const carePages: readonly PageText[] = [
  {
    slug: "responsiblegaming",
    group: "care",
    icon: "hourglass",
    updatedAt: day("2026-11-10"),
    title: { en: "Responsible gaming", ru: "Ответственная игра" },
    text: {
      en: `Betting is a pastime that costs money. It is no income and no way out of debt.

        ## Stay in charge
        - Decide how much money and time you spend before you begin, and set it as a limit.
        - Never bet to win back what is lost.
        - Do not bet when you have been drinking, are upset or are tired.
        - Take breaks. A reminder can tell you how long you have been playing.

        ## Tools on this site
        | Tool | What it does |
        | Deposit limit | Most you can pay in within a day, a week, a month |
        | Stake and loss limit | Most you can stake or lose in that time |
        | Session limit | Signs you out after the hours you chose |
        | Reality check | Tells time and result every 5 to 60 minutes |
        | Time out | Closes betting for 1 to 90 days |
        | Self-exclusion | Closes the account for up to ten years; it cannot be taken back earlier |

        A stricter limit is in force at once. A looser one has to be confirmed by you later.

        ## Ask yourself
        1. Do I bet more than I can afford to lose?
        2. Do I hide it from people close to me?
        3. Have I borrowed money to bet?
        4. Do I feel restless when I cannot bet?

        One yes is reason enough to talk to somebody.

        ## Help
        - [Gamblers Anonymous](https://www.gamblersanonymous.org/) – meetings in many countries
        - [Gambling Therapy](https://www.gamblingtherapy.org/) – free advice online, in many languages

        ## Children
        Betting is for adults. Do not leave a signed-in device to a child, and keep your password to yourself.`,
      ru: `Ставки — развлечение, которое стоит денег. Это не заработок и не способ расплатиться с долгами.

        ## Держите игру под контролем
        - Решите заранее, сколько денег и времени потратите, и установите лимит.
        - Не пытайтесь отыграться.
        - Не делайте ставок в опьянении, в расстройстве или от усталости.
        - Делайте перерывы. Напоминание подскажет, сколько вы уже играете.

        ## Что есть на сайте
        | Средство | Что делает |
        | Лимит пополнения | Наибольшая сумма взносов за день, неделю, месяц |
        | Лимит ставок и проигрыша | Наибольшая сумма ставок или проигрыша за это время |
        | Лимит сессии | Выход из счёта через выбранное число часов |
        | Проверка реальности | Показывает время и результат каждые 5–60 минут |
        | Перерыв | Закрывает ставки на 1–90 дней |
        | Самоисключение | Закрывает счёт на срок до десяти лет, досрочно отменить нельзя |

        Более строгий лимит действует сразу. Более мягкий нужно подтвердить позднее.

        ## Спросите себя
        1. Ставлю ли я больше, чем могу позволить себе проиграть?
        2. Скрываю ли я это от близких?
        3. Занимал ли я деньги на ставки?
        4. Беспокоюсь ли я, когда не могу сделать ставку?

        Одного «да» достаточно, чтобы с кем-нибудь поговорить.

        ## Где помогут
        - [Анонимные игроки](https://www.gamblersanonymous.org/) — встречи во многих странах
        - [Gambling Therapy](https://www.gamblingtherapy.org/ru) — бесплатные консультации онлайн

        ## Дети
        Ставки — для взрослых. Не оставляйте ребёнку устройство с открытым счётом и никому не сообщайте пароль.`,
    },
  },
  {
    slug: "amlpolicy",
    group: "care",
    icon: "doc",
    updatedAt: day("2026-11-02"),
    title: { en: "AML policy", ru: "Политика ПОД/ФТ" },
    text: {
      en: `We take part in the fight against money laundering and the financing of terrorism.

        - Money goes back the way it came: to the same card or account, in the name of the player.
        - Deposits are for betting. Paying in and out without bets is refused and may be reported.
        - Large or unusual payments are checked, and we may ask where the money comes from.
        - Accounts in another person's name are closed.
        - We check sanctions lists and report suspicion to the authority. The law forbids us to tell the player so.

        Identification is described in the [KYC policy](/information/kycpolicy).`,
      ru: `Мы участвуем в противодействии отмыванию денег и финансированию терроризма.

        - Деньги возвращаются тем же путём: на ту же карту или счёт на имя игрока.
        - Взносы предназначены для ставок. Ввод и вывод без ставок отклоняется, о нём может быть сообщено.
        - Крупные и необычные платежи проверяются, мы можем спросить о происхождении денег.
        - Счета на чужое имя закрываются.
        - Мы сверяемся с санкционными списками и сообщаем о подозрениях в ведомство. Закон запрещает говорить об этом игроку.

        Об идентификации — в [политике KYC](/information/kycpolicy).`,
    },
  },
  {
    slug: "kycpolicy",
    group: "care",
    icon: "user",
    updatedAt: day("2026-11-02"),
    title: { en: "KYC policy", ru: "Политика KYC" },
    text: {
      en: `Every player is one person of full age with one account. So we have to know who it is.

        ## When we ask
        - at registration: name, date of birth, address,
        - before the first payout,
        - when payments reach the amount that the law names,
        - when details change or a document ends.

        ## What we accept
        | To prove | Document |
        | Identity | Passport, identity card or driving licence that is in force |
        | Address | Bill or bank statement, not older than three months |
        | Payment | Card with all but the last four digits covered, or a statement |

        Upload documents in the account only. Nobody of us asks for them in a chat or by telephone. The check takes up to 48 hours; until then nothing can be paid out.`,
      ru: `За каждым счётом стоит один совершеннолетний человек. Поэтому мы обязаны знать, кто это.

        ## Когда мы спрашиваем
        - при регистрации: имя, дата рождения, адрес,
        - перед первой выплатой,
        - когда сумма платежей достигает указанной в законе,
        - когда меняются данные или истекает срок документа.

        ## Что мы принимаем
        | Подтверждает | Документ |
        | Личность | Действующий паспорт, удостоверение личности или водительское удостоверение |
        | Адрес | Счёт за услуги или выписка из банка не старше трёх месяцев |
        | Платёж | Карта с закрытыми цифрами, кроме последних четырёх, или выписка |

        Загружайте документы только в личном кабинете. Никто из нас не просит их в чате или по телефону. Проверка занимает до 48 часов, до её конца выплат нет.`,
    },
  },
  {
    slug: "simple-identification",
    group: "care",
    icon: "check",
    updatedAt: day("2026-11-02"),
    title: { en: "Simple identification", ru: "Упрощённая идентификация" },
    text: {
      en: `Where the law allows it, a player can be identified without a visit and without papers: by data that a bank or a state service has checked already.

        1. Enter name, date of birth and the number of the document in the account.
        2. Confirm the telephone number with the code from the message.
        3. The data are compared with the register. This takes some minutes.

        Simple identification has lower limits for payments than the full one. What was entered wrongly can be corrected once by yourself, then by support.`,
      ru: `Если закон это допускает, личность можно подтвердить без визита и бумаг — по данным, которые уже проверил банк или государственная служба.

        1. Укажите в кабинете имя, дату рождения и номер документа.
        2. Подтвердите номер телефона кодом из сообщения.
        3. Данные сверяются с реестром. Это занимает несколько минут.

        При упрощённой идентификации лимиты платежей ниже, чем при полной. Ошибку можно один раз исправить самостоятельно, затем — через поддержку.`,
    },
  },
  {
    slug: "disputeresolution",
    group: "care",
    icon: "question",
    updatedAt: day("2026-11-02"),
    title: { en: "Dispute resolution", ru: "Разрешение споров" },
    text: {
      en: `You think a bet was settled wrongly, or something else went wrong? Three steps lead to a decision.

        1. **Support.** Write with the number of the bet and what you expect. Answer within 24 hours.
        2. **Complaint.** Not content? Write to [complaints@touchline.example](mailto:complaints@touchline.example) within 6 months. Somebody else decides, within 10 working days, in writing.
        3. **Arbitration.** After that an independent body named by the regulator decides, free of charge for you. A reference operator without licence has none; a licensed one names it here.

        ## What helps
        The saved log of the visit (Menu, Report a problem) shows what your device saw and sent, in the order in which it happened. It holds no names and no passwords.`,
      ru: `Считаете, что ставка рассчитана неверно или что-то пошло не так? К решению ведут три шага.

        1. **Поддержка.** Напишите номер ставки и чего вы ждёте. Ответ — в течение 24 часов.
        2. **Жалоба.** Ответ не устроил? Напишите на [complaints@touchline.example](mailto:complaints@touchline.example) в течение 6 месяцев. Решает другой сотрудник, письменно, за 10 рабочих дней.
        3. **Арбитраж.** Далее бесплатно для вас решает независимый орган, названный регулятором. У сайта-образца без лицензии его нет; лицензированный оператор указывает его здесь.

        ## Что поможет
        Сохранённый журнал визита («Меню — Сообщить о проблеме») показывает, что ваше устройство видело и отправляло, по порядку. Имён и паролей в нём нет.`,
    },
  },
];
