import { day, type PageText } from "./text.ts";

/** Player protection, and what the law requires of players. */
export const carePages: readonly PageText[] = [
  {
    slug: "responsiblegaming",
    group: "care",
    icon: "hourglass",
    updatedAt: day("2026-11-10"),
    title: { en: "Responsible gaming", ru: "Ответственная игра" },
    text: {
      en: `Betting is entertainment that costs money. It is not income and not a way out of debt.

        ## Stay in charge
        - Decide how much money and time you will spend before you start, and stick to it.
        - Never bet to win back what you have lost.
        - Do not bet when you have been drinking, or are upset or tired.
        - Take breaks.

        [if limits]
        ## Tools on this site
        | Tool | What it does |
        | Stake and loss limit | The most you can stake or lose in a day, a week or a month |
        | Session limit | Logs you out after the hours you chose |
        | Reality check | Tells you the time and your result every 5 to 60 minutes |
        | Time-out | Closes betting for 1 to 90 days |
        | Self-exclusion | Closes betting for up to ten years; it cannot be ended earlier |
        | Deposit limit | The most you can top up in a day, a week or a month |

        A stricter limit applies at once. A looser one waits at least 24 hours, and the page of limits says until when; a deposit limit, and any other where that page asks you, then applies only once you have confirmed it.
        [end]
        [if checkPause]

        Once you have answered a reality check, no bet is taken for as long as the check says, on any of your devices.
        [end]
        [if limits]

        Set them in Menu, [Limits and breaks](/office/responsible).
        [end]
        [if not limits]
        > Bets on this site are placed with play money only. You are logged out after 30 minutes of inactivity.
        [end]

        ## Ask yourself
        1. Do I bet more than I can afford to lose?
        2. Do I hide it from people close to me?
        3. Have I borrowed money to bet?
        4. Do I feel restless when I cannot bet?

        One yes is reason enough to talk to someone.

        ## Help
        - [Gamblers Anonymous](https://www.gamblersanonymous.org/) – meetings in many countries
        - [Gambling Therapy](https://www.gamblingtherapy.org/) – free online advice in many languages

        ## Children
        Betting is for adults. Do not leave a device that is logged in with a child, and keep your password to yourself.`,
      ru: `Ставки — развлечение, которое стоит денег. Это не заработок и не способ расплатиться с долгами.

        ## Держите игру под контролем
        - Решите заранее, сколько денег и времени потратите, и держитесь этого.
        - Не пытайтесь отыграться.
        - Не делайте ставок в опьянении, в расстройстве или от усталости.
        - Делайте перерывы.

        [if limits]
        ## Что есть на сайте
        | Средство | Что делает |
        | Лимит ставок и проигрыша | Наибольшая сумма ставок или проигрыша за день, неделю или месяц |
        | Лимит сессии | Выход из счёта через выбранное число часов |
        | Проверка реальности | Показывает время и результат каждые 5–60 минут |
        | Перерыв | Закрывает ставки на 1–90 дней |
        | Самоисключение | Закрывает ставки на срок до десяти лет, досрочно отменить нельзя |
        | Лимит пополнения | Наибольшая сумма пополнений за день, неделю или месяц |

        Более строгий лимит действует сразу. Более мягкий — не раньше чем через 24 часа (срок показан на странице лимитов), а лимит пополнения и любой другой, о котором эта страница вас спросит, — только после вашего подтверждения.
        [end]
        [if checkPause]

        После ответа на проверку реальности ставки не принимаются столько, сколько в ней сказано, ни на одном из ваших устройств.
        [end]
        [if limits]

        Всё это — в меню, [Лимиты и перерывы](/office/responsible).
        [end]
        [if not limits]
        > Ставки на этом сайте делаются только на игровые деньги. Через 30 минут бездействия происходит выход.
        [end]

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
    needs: "payments",
    icon: "doc",
    updatedAt: day("2026-11-02"),
    title: { en: "AML policy", ru: "Политика ПОД/ФТ" },
    text: {
      en: `[if payments]
        We help to fight money laundering and the financing of terrorism.

        - Money goes back the way it came: to the same card or account, in the player's name.
        - Deposits are for betting. Paying in and out without betting is refused and may be reported.
        - Large or unusual payments are checked, and we may ask where the money comes from.
        - Accounts in another person's name are closed.
        - We check sanctions lists and report suspicions to the authorities. The law forbids us to tell the player.
        [end]
        [if not payments]
        This demonstration site uses play money only: no real money comes in or goes out, so none can be laundered here.
        [end]`,
      ru: `[if payments]
        Мы участвуем в противодействии отмыванию денег и финансированию терроризма.

        - Деньги возвращаются тем же путём: на ту же карту или счёт на имя игрока.
        - Взносы предназначены для ставок. Ввод и вывод без ставок отклоняется, о нём может быть сообщено.
        - Крупные и необычные платежи проверяются, мы можем спросить о происхождении денег.
        - Счета на чужое имя закрываются.
        - Мы сверяемся с санкционными списками и сообщаем о подозрениях в ведомство. Закон запрещает говорить об этом игроку.
        [end]
        [if not payments]
        На этом сайте-образце только игровые деньги: настоящие сюда не поступают и отсюда не уходят, отмывать здесь нечего.
        [end]`,
    },
  },
  {
    slug: "kycpolicy",
    group: "care",
    needs: "identification",
    icon: "user",
    updatedAt: day("2026-11-02"),
    title: { en: "KYC policy", ru: "Политика KYC" },
    text: {
      en: `[if identification]
        Every account belongs to one adult, so we have to know who you are.

        ## When we ask
        - before the first payout,
        - when payments reach the amount set by law,
        - when your details change or a document expires.

        ## What we accept
        | To prove | Document |
        | Identity | A valid passport, identity card or driving licence |
        | Address | A bill or bank statement, not older than three months |
        | Payment | A card with all but the last four digits covered, or a statement |

        Upload documents only in your account. We never ask for them in chat or by phone. Nothing can be paid out before they are checked.
        [end]
        [if not identification]
        This demonstration site uses play money only and never asks for a document. If somebody asks you for one in our name, do not send it.
        [end]`,
      ru: `[if identification]
        За каждым счётом стоит один совершеннолетний человек. Поэтому мы обязаны знать, кто это.

        ## Когда мы спрашиваем
        - перед первой выплатой,
        - когда сумма платежей достигает указанной в законе,
        - когда меняются данные или истекает срок документа.

        ## Что мы принимаем
        | Подтверждает | Документ |
        | Личность | Действующий паспорт, удостоверение личности или водительское удостоверение |
        | Адрес | Счёт за услуги или выписка из банка не старше трёх месяцев |
        | Платёж | Карта с закрытыми цифрами, кроме последних четырёх, или выписка |

        Загружайте документы только в личном кабинете. Мы никогда не просим их в чате или по телефону. До конца проверки выплат нет.
        [end]
        [if not identification]
        На этом сайте-образце только игровые деньги, и документов мы не просим. Если кто-то просит их от нашего имени, не отправляйте.
        [end]`,
    },
  },
  {
    slug: "simple-identification",
    group: "care",
    needs: "identification",
    icon: "check",
    updatedAt: day("2026-11-02"),
    title: { en: "Simple identification", ru: "Упрощённая идентификация" },
    text: {
      en: `[if identification]
        Where the law allows it, you can be identified without a visit and without papers: by data that a bank or a state service has already checked.

        1. Enter your name, date of birth and document number in your account.
        2. Confirm your phone number with the code we send you.
        3. Your details are checked against the register.

        Simple identification has lower payment limits than the full one. You can correct a mistake once yourself, after that through support.
        [end]
        [if not identification]
        This demonstration site uses play money only and does not ask who you are.
        [end]`,
      ru: `[if identification]
        Если закон это допускает, личность можно подтвердить без визита и бумаг — по данным, которые уже проверил банк или государственная служба.

        1. Укажите в кабинете имя, дату рождения и номер документа.
        2. Подтвердите номер телефона кодом из сообщения.
        3. Данные сверяются с реестром.

        При упрощённой идентификации лимиты платежей ниже, чем при полной. Ошибку можно один раз исправить самостоятельно, затем — через поддержку.
        [end]
        [if not identification]
        На этом сайте-образце только игровые деньги, и подтверждать личность не нужно.
        [end]`,
    },
  },
  {
    slug: "disputeresolution",
    group: "care",
    icon: "question",
    updatedAt: day("2026-11-27"),
    title: { en: "Dispute resolution", ru: "Разрешение споров" },
    text: {
      en: `Do you think a bet was settled wrongly, or did something else go wrong? There are three steps to a decision.

        1. **Support.** Write to us with the bet number and what you expect.
        2. **Complaint.** Not satisfied? Write to [complaints@touchline.example](mailto:complaints@touchline.example).
        3. **Arbitration.** After that, an independent body named by the regulator decides, free of charge. This demonstration site has no licence, no such body and no staff, so no step has a time; a licensed operator names here who decides, and by when.

        ## What helps
        The saved log of the visit (Menu, Report a problem) shows what your device saw and sent, in order. It contains no names and no passwords.`,
      ru: `Считаете, что ставка рассчитана неверно или что-то пошло не так? К решению ведут три шага.

        1. **Поддержка.** Напишите номер ставки и чего вы ждёте.
        2. **Жалоба.** Ответ не устроил? Напишите на [complaints@touchline.example](mailto:complaints@touchline.example).
        3. **Арбитраж.** Далее бесплатно для вас решает независимый орган, названный регулятором. У этого сайта-образца нет ни лицензии, ни такого органа, ни сотрудников, поэтому сроков нет ни у одного шага; лицензированный оператор указывает здесь, кто и к какому сроку решает.

        ## Что поможет
        Сохранённый журнал визита («Меню — Сообщить о проблеме») показывает, что ваше устройство видело и отправляло, по порядку. Имён и паролей в нём нет.`,
    },
  },
];
