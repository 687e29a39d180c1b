import { day, type PageText } from "./text.ts";

/** Who the operator is, and what it does with the data it receives. */
export const companyPages: readonly PageText[] = [
  {
    slug: "about",
    group: "main",
    icon: "info",
    updatedAt: day("2026-11-02"),
    title: { en: "About us", ru: "О нас" },
    text: {
      en: `Touchline takes bets on sport and esports, before a match and while it is played.

        > This is a demonstration site. Its matches are simulated or recorded and its money is play money: you cannot win or lose real money here.

        ## What we stand for
        - Prices that move in the open. You choose whether a changed price needs your consent.
        - One bet is one bet. If the connection drops, your bet is never placed twice.
        [if limits]
        - Limits that hold. A limit you set applies on every device.
        [end]
        - A log that is yours. Menu, Report a problem saves what happened in this visit, without your private data.

        ## Where to go from here
        - [How to bet](/information/howbet)
        - [Rules](/information/rules)
        - [Responsible gaming](/information/responsiblegaming)
        - [Contacts](/information/contacts)`,
      ru: `Touchline принимает ставки на спорт и киберспорт — до матча и по ходу игры.

        > Это сайт-образец. Матчи на нём смоделированы или записаны, деньги игровые: настоящие деньги здесь нельзя ни выиграть, ни проиграть.

        ## Чего мы держимся
        - Коэффициенты меняются открыто. Вы сами решаете, нужно ли ваше согласие на новый.
        - Одна ставка — одна ставка. При обрыве связи она никогда не будет принята дважды.
        [if limits]
        - Лимиты действуют. Установленный вами лимит соблюдается на всех устройствах.
        [end]
        - Журнал принадлежит вам. «Меню — Сообщить о проблеме» сохраняет события визита без личных данных.

        ## Что дальше
        - [Как сделать ставку](/information/howbet)
        - [Правила](/information/rules)
        - [Ответственная игра](/information/responsiblegaming)
        - [Контакты](/information/contacts)`,
    },
  },
  {
    slug: "oldbrowser",
    group: "main",
    icon: "phone",
    updatedAt: day("2026-11-22"),
    title: { en: "Supported browsers", ru: "Поддерживаемые браузеры" },
    text: {
      en: `Touchline works in these browsers and newer versions of them.

        | Browser | From version | Released |
        | Chrome, Edge | 120 | December 2023 |
        | Safari, and every browser on an iPhone | 17 (iOS 17) | September 2023 |
        | Firefox | 121 | December 2023 |
        | Samsung Internet | 25 | April 2024 |

        In an older browser the page does not start: it says so, and nothing is sent to us. Bets you have placed stand.

        ## What to do
        - Update the browser, or the system of the phone.
        - Open Touchline in another browser from the list.
        - [Write to us](/support) if the page says that your browser is too old when it is not.`,
      ru: `Touchline работает в этих браузерах и в более новых.

        | Браузер | Начиная с версии | Выпущен |
        | Chrome, Edge | 120 | декабрь 2023 |
        | Safari и любой браузер на iPhone | 17 (iOS 17) | сентябрь 2023 |
        | Firefox | 121 | декабрь 2023 |
        | Samsung Internet | 25 | апрель 2024 |

        В более старом страница не запускается: она говорит об этом и ничего нам не отправляет. Сделанные ставки остаются в силе.

        ## Что делать
        - Обновите браузер или систему телефона.
        - Откройте Touchline в другом браузере из списка.
        - [Напишите нам](/support), если страница считает браузер слишком старым, а это не так.`,
    },
  },
  {
    slug: "contacts",
    group: "main",
    icon: "mail",
    updatedAt: day("2026-11-27"),
    title: { en: "Contacts", ru: "Контакты" },
    text: {
      en: `Write or call about your account or a bet. Have the bet number at hand: you will find it in your bets history.

        | What | Where |
        | Support | [support@touchline.example](mailto:support@touchline.example) |
        | Complaints | [complaints@touchline.example](mailto:complaints@touchline.example) |
        | Personal data | [privacy@touchline.example](mailto:privacy@touchline.example) |

        > This demonstration site has no staff, so it names no time for an answer. An operator that takes real money names it here.

        We never ask for your password, by email or by phone. More ways to reach us: [Support](/support). Some operators have a [secure connection](/internal-vpn) of their own; we do not.`,
      ru: `Пишите или звоните по вопросам счёта и ставок. Держите под рукой номер ставки: он указан на её карточке в истории ставок.

        | О чём | Куда |
        | Поддержка | [support@touchline.example](mailto:support@touchline.example) |
        | Жалобы | [complaints@touchline.example](mailto:complaints@touchline.example) |
        | Личные данные | [privacy@touchline.example](mailto:privacy@touchline.example) |

        > У этого сайта-образца нет сотрудников, поэтому срок ответа не назван. Оператор, который принимает настоящие деньги, указывает его здесь.

        Мы никогда не спрашиваем пароль — ни в письме, ни по телефону. Другие способы связаться с нами: [Поддержка](/support). У некоторых операторов есть своё [защищённое соединение](/internal-vpn); у нас его нет.`,
    },
  },
  {
    slug: "licenses",
    group: "main",
    icon: "doc",
    updatedAt: day("2026-11-02"),
    title: { en: "Licences", ru: "Лицензии" },
    text: {
      en: `> This demonstration site takes play money only. It needs no gambling licence and holds none.

        An operator that takes real money with this software lists here, before the first bet can be placed:
        - the regulator and the country the licence covers,
        - the number and term of the licence, with a link to the regulator's register,
        - the name, address and registration number of the company,
        - the age from which betting is allowed.

        Check the number in the regulator's own register. A picture of a seal proves nothing.`,
      ru: `> Этот сайт-образец принимает только игровые деньги. Лицензия на азартные игры ему не нужна, и её у него нет.

        Оператор, который принимает настоящие деньги, указывает здесь до первой ставки:
        - регулятора и страну, для которой выдана лицензия,
        - номер и срок лицензии со ссылкой на реестр регулятора,
        - название, адрес и регистрационный номер компании,
        - возраст, с которого разрешены ставки.

        Проверяйте номер в реестре самого регулятора. Картинка с печатью ничего не доказывает.`,
    },
  },
  {
    slug: "cookies",
    group: "main",
    icon: "doc",
    updatedAt: day("2026-11-02"),
    title: { en: "Cookies", ru: "Файлы cookie" },
    text: {
      en: `Cookies and the browser's storage keep small pieces of text on your device. We use them for three things.

        | Purpose | What is kept | For how long |
        | Necessary | Session, login token, language, coupon, your settings | The visit, or until you log out |
        | Statistics | How long a page took to load, without your name | The visit |
        | Advertising | Where the visit came from and our partners' counters | Only if you agree, 30 days |

        You cannot log in without the necessary ones. The others need your consent, and you can refuse them.

        ## Changing your mind
        Change your choice under Cookies in the menu, or delete them in the browser's settings under "site data". Deleting them logs you out and empties the coupon.`,
      ru: `Файлы cookie и хранилище браузера держат на вашем устройстве небольшие записи. Они нужны нам для трёх целей.

        | Цель | Что хранится | Как долго |
        | Необходимые | Сессия, токен входа, язык, купон, настройки | На время визита или до выхода |
        | Измерения | Время загрузки страницы, без вашего имени | На время визита |
        | Реклама | Источник визита и счётчики партнёров | Только с вашего согласия, 30 дней |

        Без необходимых войти нельзя. Остальные ждут вашего решения, от них можно отказаться.

        ## Как отказаться
        Измените выбор в меню, строка «Файлы cookie», или удалите их в настройках браузера, раздел «данные сайтов». После удаления вы выйдете из счёта, а купон станет пустым.`,
    },
  },
  {
    slug: "privacy-policy",
    group: "main",
    icon: "padlock",
    updatedAt: day("2026-11-02"),
    title: { en: "Privacy policy", ru: "Политика конфиденциальности" },
    text: {
      en: `## What we keep
        - Name, date of birth, email and phone number, as you gave them.
        - Bets and account movements, with their times.
        - Devices and internet addresses from which the account was used.

        ## Why
        To run your account, settle bets, comply with the law and protect players at risk.

        ## How long
        As long as the account is open, and afterwards for as long as the law requires. Then it is deleted. The device and the address of a log-in are deleted 90 days after its session has ended.

        ## The log of a visit
        The app keeps a log of the visit on your own device. Names, contact details and passwords are replaced as it is written. It leaves the device only if you save it and send it yourself.

        ## Your rights
        You may see, correct and take a copy of what we keep, object to advertising, and have everything deleted that the law does not require us to keep. Write to [privacy@touchline.example](mailto:privacy@touchline.example).`,
      ru: `## Что мы храним
        - Имя, дату рождения, почту и телефон — так, как вы их указали.
        - Ставки и движения по счёту с указанием времени.
        - Устройства и сетевые адреса, с которых входили в счёт.

        ## Зачем
        Чтобы вести счёт, рассчитывать ставки, соблюдать закон и защищать игроков, которым грозит зависимость.

        ## Как долго
        Пока счёт открыт и затем столько, сколько требует закон. После этого данные удаляются. Устройство и адрес, с которых вы входили, удаляются через 90 дней после завершения сеанса.

        ## Журнал визита
        Приложение ведёт журнал событий на вашем устройстве. Имена, контакты и пароли заменяются в нём при записи. Журнал покидает устройство, только если вы сами сохраните его и отправите.

        ## Ваши права
        Вы можете увидеть, исправить и забрать свои данные, отказаться от рекламы и потребовать удалить то, что мы не обязаны хранить по закону. Пишите на [privacy@touchline.example](mailto:privacy@touchline.example).`,
    },
  },
  {
    slug: "consent",
    group: "main",
    icon: "check",
    updatedAt: day("2026-11-02"),
    title: { en: "Consent to data processing", ru: "Согласие на обработку данных" },
    text: {
      en: `By registering you agree that we process the data listed in the [privacy policy](/information/privacy-policy) to run your account and settle your bets.

        - Consent to offers and news is separate, and is off unless you turn it on.
        - Consent to advertising cookies is separate, and we ask for it on your first visit.
        - You may withdraw any consent at any time. What was done before remains lawful.

        We cannot run an account without the first consent. To withdraw it, write to [privacy@touchline.example](mailto:privacy@touchline.example).`,
      ru: `Регистрируясь, вы соглашаетесь на обработку данных, перечисленных в [политике конфиденциальности](/information/privacy-policy), для ведения счёта и расчёта ставок.

        - Согласие на предложения и новости даётся отдельно и выключено, пока вы его не включите.
        - Согласие на рекламные файлы cookie даётся отдельно, о нём спрашивают при первом визите.
        - Любое согласие можно отозвать в любое время. Сделанное до этого остаётся законным.

        Без первого согласия вести счёт нельзя. Чтобы отозвать его, напишите на [privacy@touchline.example](mailto:privacy@touchline.example).`,
    },
  },
  {
    slug: "internal-vpn",
    group: null,
    icon: "globe",
    updatedAt: day("2026-11-02"),
    title: { en: "Secure connection", ru: "Защищённое соединение" },
    text: {
      en: `Some operators run a network of their own for places where a provider blocks their site. We do not: this site has one address only. Do not trust a stranger's VPN with your password. If this site does not open, write to [support@touchline.example](mailto:support@touchline.example).`,
      ru: `У некоторых операторов есть собственная сеть на случай, если провайдер закрывает доступ к сайту. У нас такой сети нет: сайт доступен только по одному адресу. Не доверяйте пароль чужому VPN. Если сайт не открывается, напишите на [support@touchline.example](mailto:support@touchline.example).`,
    },
  },
];
