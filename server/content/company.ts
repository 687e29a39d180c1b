import { day, type PageText } from "./text.ts";

/** Who the operator is, and what it does with what it is told. */
export const companyPages: readonly PageText[] = [
  {
    slug: "about",
    group: "main",
    icon: "info",
    updatedAt: day("2026-11-02"),
    title: { en: "About us", ru: "О нас" },
    text: {
      en: `Touchline takes bets on football, tennis, basketball, cricket, ice hockey, volleyball, racing and esports, before a match and while it is played.

        > This site is a reference operator. Its matches are simulated or recorded and its money is play money: nothing can be paid in, won or lost here.

        ## What we stand for
        - Prices that move in the open. A price that changed is shown before your bet goes out, never after.
        - One bet is one bet. After a lost connection we ask the server what became of it; it is not sent again.
        - Limits that hold. A limit you set is kept by the server, on every device.
        - A log that is yours. Menu, Report a problem saves what happened in this visit, without your private data.

        ## Where to go from here
        - [How to bet](/information/howbet)
        - [Rules](/information/rules)
        - [Responsible gaming](/information/responsiblegaming)
        - [Contacts](/information/contacts)`,
      ru: `Touchline принимает ставки на футбол, теннис, баскетбол, крикет, хоккей, волейбол, скачки и киберспорт — до матча и по ходу игры.

        > Это сайт-образец. Матчи на нём смоделированы или записаны, деньги игровые: здесь ничего нельзя внести, выиграть или проиграть.

        ## Чего мы держимся
        - Коэффициенты меняются открыто. Изменение видно до отправки ставки, а не после.
        - Одна ставка — одна ставка. После обрыва связи мы спрашиваем сервер, что с ней стало, и не отправляем её снова.
        - Лимиты действуют. Установленный вами лимит соблюдает сервер — на всех устройствах.
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
      en: `Touchline works in these browsers and in whatever is newer.

        | Browser | From version | Since |
        | Chrome, Edge | 120 | December 2023 |
        | Safari, and every browser on an iPhone | 17 (iOS 17) | September 2023 |
        | Firefox | 121 | December 2023 |
        | Samsung Internet | 25 | April 2024 |

        In an older one the page does not start: it says so, and nothing is sent to us. Bets that you have placed stand.

        ## What to do
        - Update the browser, or the system of the phone.
        - Open Touchline in another browser of the list.
        - [Write to us](/support) if the page says that your browser is too old and it is not.`,
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
    updatedAt: day("2026-11-02"),
    title: { en: "Contacts", ru: "Контакты" },
    text: {
      en: `Write or call about your account, a bet or a payment. Have the number of the bet at hand: it stands on its card in the bets history.

        | What | Where | When |
        | Support | [support@touchline.example](mailto:support@touchline.example) | Answer within 24 hours |
        | Complaints | [complaints@touchline.example](mailto:complaints@touchline.example) | Answer within 10 working days |
        | Personal data | [privacy@touchline.example](mailto:privacy@touchline.example) | Answer within 30 days |

        We never ask for your password, neither by mail nor on the telephone.

        More ways to reach us: [Support](/support).`,
      ru: `Пишите или звоните по вопросам счёта, ставок и платежей. Держите под рукой номер ставки: он указан на её карточке в истории ставок.

        | О чём | Куда | Когда ответим |
        | Поддержка | [support@touchline.example](mailto:support@touchline.example) | В течение 24 часов |
        | Жалобы | [complaints@touchline.example](mailto:complaints@touchline.example) | В течение 10 рабочих дней |
        | Личные данные | [privacy@touchline.example](mailto:privacy@touchline.example) | В течение 30 дней |

        Мы никогда не спрашиваем пароль — ни в письме, ни по телефону.

        Другие способы связаться с нами: [Поддержка](/support).`,
    },
  },
  {
    slug: "licenses",
    group: "main",
    icon: "doc",
    updatedAt: day("2026-11-02"),
    title: { en: "Licences", ru: "Лицензии" },
    text: {
      en: `> This reference operator takes play money only. It needs no gambling licence and holds none.

        An operator who takes real money with this software shows here, before the first bet can be placed:
        - the regulator and the country it licenses for,
        - number and term of the licence, with a link into the regulator's register,
        - name, address and register number of the company,
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
      en: `Cookies and the browser's storage keep small texts on your device. We use them for three things.

        | Purpose | What is kept | For how long |
        | Needed | Session, sign-in token, language, coupon, your settings | The visit, or until you sign out |
        | Figures | Time a page took to load, counted without your name | The visit |
        | Advertising | Source of the visit and counters of partners | Only after you agree, 30 days |

        Without the needed ones nobody can sign in. The others wait for your word, and can be refused.

        ## Take it back
        Delete them in the settings of the browser under "site data". You are signed out then and the coupon is empty.`,
      ru: `Файлы cookie и хранилище браузера держат на вашем устройстве небольшие записи. Они нужны нам для трёх целей.

        | Цель | Что хранится | Как долго |
        | Необходимые | Сессия, токен входа, язык, купон, настройки | На время визита или до выхода |
        | Измерения | Время загрузки страницы, без вашего имени | На время визита |
        | Реклама | Источник визита и счётчики партнёров | Только с вашего согласия, 30 дней |

        Без необходимых войти нельзя. Остальные ждут вашего решения, от них можно отказаться.

        ## Как отказаться
        Удалите их в настройках браузера, раздел «данные сайтов». После этого вы выйдете из счёта, а купон станет пустым.`,
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
        - Name, date of birth, address, e-mail and telephone, as you gave them.
        - Bets, payments and limits, with their times.
        - Devices and addresses from which the account was used.

        ## Why
        To keep the account, settle bets, meet the law on identification and money laundering, and protect players who are at risk.

        ## How long
        As long as the account is open, and five years after it was closed, because the law on money laundering asks for it. After that it is deleted.

        ## The log of a visit
        The app keeps a log of what happened on your own device. Names, contacts and passwords are replaced in it when they are written. It leaves the device only when you save it yourself.

        ## Your rights
        You may see, correct and take along what we keep, object to advertising, and have deleted what no law asks us to keep. Write to [privacy@touchline.example](mailto:privacy@touchline.example).`,
      ru: `## Что мы храним
        - Имя, дату рождения, адрес, почту и телефон — так, как вы их указали.
        - Ставки, платежи и лимиты с указанием времени.
        - Устройства и адреса, с которых входили в счёт.

        ## Зачем
        Чтобы вести счёт, рассчитывать ставки, соблюдать законы об идентификации и о противодействии отмыванию денег и защищать игроков, которым грозит зависимость.

        ## Как долго
        Пока счёт открыт и пять лет после его закрытия: этого требует закон о противодействии отмыванию денег. Затем данные удаляются.

        ## Журнал визита
        Приложение ведёт журнал событий на вашем устройстве. Имена, контакты и пароли заменяются в нём при записи. Журнал покидает устройство, только если вы сохраните его сами.

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
      en: `With registration you agree that we process the data named in the [privacy policy](/information/privacy-policy) in order to keep your account and to settle your bets.

        - The consent for letters and messages is separate, and is off unless you switch it on.
        - The consent for advertising cookies is separate, and is asked for on your first visit.
        - You may withdraw each of them at any time. What was done before stays lawful.

        Without the first consent an account cannot be kept: withdrawing it closes the account, and the balance is paid out.`,
      ru: `Регистрируясь, вы соглашаетесь на обработку данных, перечисленных в [политике конфиденциальности](/information/privacy-policy), для ведения счёта и расчёта ставок.

        - Согласие на письма и сообщения даётся отдельно и выключено, пока вы его не включите.
        - Согласие на рекламные файлы cookie даётся отдельно, о нём спрашивают при первом визите.
        - Любое согласие можно отозвать в любое время. Сделанное до этого остаётся законным.

        Без первого согласия вести счёт нельзя: его отзыв закрывает счёт, остаток выплачивается.`,
    },
  },
  {
    slug: "internal-vpn",
    group: null,
    icon: "globe",
    updatedAt: day("2026-11-02"),
    title: { en: "Safe connection", ru: "Защищённое соединение" },
    text: {
      en: `Where a provider cuts the connection to this site, the app can be reached through a network of our own on some devices. This reference operator runs none: it is reached under one address only.

        Do not trust a stranger's VPN with your password or your payments. If this site does not open, write to [support@touchline.example](mailto:support@touchline.example).`,
      ru: `Если провайдер обрывает соединение с сайтом, на некоторых устройствах приложение доступно через собственную сеть оператора. У этого сайта-образца такой сети нет: он доступен только по одному адресу.

        Не доверяйте пароль и платежи чужому VPN. Если сайт не открывается, напишите на [support@touchline.example](mailto:support@touchline.example).`,
    },
  },
];
