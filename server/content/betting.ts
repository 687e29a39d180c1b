import { day, type PageText } from "./text.ts";

/** How betting works here, and the terms used. */
export const bettingPages: readonly PageText[] = [
  {
    slug: "howbet",
    group: "betting",
    icon: "question",
    updatedAt: day("2026-11-12"),
    title: { en: "How to bet", ru: "Как сделать ставку" },
    text: {
      en: `1. **Log in.** Anyone can see prices and use the coupon, but you need an account to bet.
        2. **Choose an outcome.** Tap its price in the list or on the match page to add it to the coupon. Tap again to remove it.
        3. **Single or express.** One outcome is a single. Several from different matches make an express, and their prices are multiplied.
        4. **Enter the stake.** At least €0.50. The coupon shows the possible win at once.
        5. **Place the bet.** A pre-match bet is accepted at once. A live bet is accepted after a few seconds, during which the price is checked again.

        ## When a price moves
        The coupon marks it and asks whether you agree. In its settings you can choose once and for all: ask every time, accept higher prices, or accept any.

        ## Afterwards
        You will find it in your bets history. It is settled on the official result, usually within minutes of the end.

        Try the numbers in the [betting calculator](/information/calc) and look up terms in the [glossary](/betting-alphabet).`,
      ru: `1. **Войдите.** Коэффициенты и купон доступны всем, для ставки нужен счёт.
        2. **Выберите исход.** Нажмите на коэффициент в списке или на странице матча. Исход попал в купон, повторное нажатие его убирает.
        3. **Ординар или экспресс.** Один исход — ординар. Несколько исходов разных матчей — экспресс, их коэффициенты перемножаются.
        4. **Введите сумму.** Не меньше 0,50 €. Купон сразу покажет возможный выигрыш.
        5. **Сделайте ставку.** До матча ставка принимается сразу, на идущий матч — после паузы в несколько секунд, когда коэффициент проверяется снова.

        ## Если коэффициент изменился
        Купон отметит это и спросит согласия. В его настройках можно выбрать раз и навсегда: спрашивать каждый раз, принимать более высокие коэффициенты или любые.

        ## После ставки
        Она стоит в истории ставок и рассчитывается по официальному результату, обычно за несколько минут после окончания.

        Проверьте числа в [калькуляторе ставок](/information/calc), а слова — в [азбуке ставок](/betting-alphabet).`,
    },
  },
  {
    slug: "betting-calculator",
    group: "betting",
    icon: "percent",
    updatedAt: day("2026-11-27"),
    title: { en: "Betting calculator", ru: "Калькулятор ставок" },
    text: {
      en: `- **Single**: stake × odds.
        - **Express**: stake × all odds multiplied. One lost bet loses it.
        - **System k of n**: every express of k bets that can be made from n bets, each with an equal share of the stake.

        A returned bet counts with odds of 1. The calculator does not place bets: what counts is what the coupon shows, with its bonuses. The coupon takes singles, expresses, systems and anti-expresses.`,
      ru: `- **Ординар**: сумма × коэффициент.
        - **Экспресс**: сумма × произведение коэффициентов. Один проигрыш — проиграна вся ставка.
        - **Система k из n**: все экспрессы по k исходов из n, сумма делится между ними поровну.

        Возвращённая ставка считается с коэффициентом 1. Калькулятор не принимает ставок: верно то, что показывает купон, с его бонусами. Купон принимает ординары, экспрессы, системы и антиэкспрессы.`,
    },
  },
  {
    slug: "mainrules",
    group: "rules",
    icon: "flag",
    updatedAt: day("2026-11-12"),
    title: { en: "Main rules", ru: "Основные правила" },
    text: {
      en: `The ten that matter most. All of them: [Rules](/information/rules).

        1. One adult, one account.
        2. Keep your password to yourself: whatever is done with it counts as done by you.
        3. A bet counts once it has been accepted and is in your bets history.
        4. The price that counts is the one you agreed to.
        5. A placed bet cannot be changed or cancelled.
        6. The official result right after the match counts; later corrections do not.
        7. Bets on an event that does not take place are returned, with odds of 1.
        8. Outcomes of one match cannot be combined in an express.
        9. An obvious mistake in a price or a time may lead to a return of the bet.
        10. If you are not satisfied you may [complain](/information/disputeresolution) within six months.`,
      ru: `Десять самых важных. Полностью — в разделе [Правила](/information/rules).

        1. Один совершеннолетний человек — один счёт.
        2. Пароль принадлежит вам; сделанное с ним считается сделанным вами.
        3. Ставка считается сделанной, когда она принята и появилась в истории.
        4. Действует коэффициент, на который вы согласились.
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
      en: `This demonstration site takes play money: nothing is taxed, and nothing is deducted from a win.

        Where an operator takes real money, it depends on the player's country:
        - in some the operator pays, and the player does nothing,
        - in some the tax is deducted from the win or the stake,
        - in some the player declares the wins.

        This page is not tax advice.`,
      ru: `Этот сайт-образец принимает игровые деньги: налогов нет, с выигрыша ничего не удерживается.

        Если оператор принимает настоящие деньги, решает страна игрока:
        - где-то платит оператор, игроку делать ничего не нужно,
        - где-то налог удерживается с выигрыша или суммы ставки,
        - где-то выигрыш декларирует игрок.

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
      en: `Your main account is in the currency you chose when you registered. You can add accounts in other currencies in the menu; each has its own balance and its own bets.

        [if not payments]
        > This demonstration site uses play money only. A new account starts with €100 of it, or the same value in its currency, and you can top it up to that amount at any time. No real money comes in or goes out.
        [end]
        [if payments]
        Money goes back to the card or account that it came from.
        [end]`,
      ru: `Основной счёт ведётся в валюте, выбранной при регистрации. Счета в других валютах можно добавить в меню; у каждого свой остаток и свои ставки.

        [if not payments]
        > На этом сайте-образце только игровые деньги. На новом счёте их 100 € или столько же в его валюте, и пополнить счёт до этой суммы можно в любое время. Настоящие деньги сюда не поступают и отсюда не уходят.
        [end]
        [if payments]
        Деньги возвращаются на ту карту или тот счёт, с которых пришли.
        [end]`,
    },
  },
  {
    slug: "smsbets",
    group: "betting",
    needs: "smsBets",
    icon: "phone",
    updatedAt: day("2026-11-02"),
    title: { en: "SMS bets", ru: "Ставки по SMS" },
    text: {
      en: `[if smsBets]
        Bet by text message where there is no data connection: send the number of the match, the code of the outcome and the stake in one line, such as **50112 1 5**.
        [end]
        [if not smsBets]
        This operator does not take bets by text message. The app keeps your coupon while you are offline.
        [end]

        Never send your password in a message, whoever asks for it.`,
      ru: `[if smsBets]
        Ставьте по SMS там, где нет интернета: отправьте номер матча, код исхода и сумму одной строкой, например **50112 1 5**.
        [end]
        [if not smsBets]
        По SMS ставки здесь не принимаются. Приложение хранит купон и без связи.
        [end]

        Никому не отправляйте пароль в сообщении.`,
    },
  },
];
