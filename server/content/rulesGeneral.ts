import { chapter, type RuleGroupText } from "./ruleText.ts";

export const generalRules: RuleGroupText = {
  ruleGroup: "general",
  title: { en: "General", ru: "Общие" },
  chapters: [
    chapter(
      "account",
      ["Account", "Счёт"],
      `- A player is one adult with one main account.
        - The details you give must be true. The account is for its owner alone.
        - Anyone who logs in with your password counts as you. Change it at once if somebody else may know it.
        - After 30 minutes of inactivity you are logged out.`,
      `- Игрок — один совершеннолетний человек с одним основным счётом.
        - Указанные данные должны быть верны. Счётом пользуется только его владелец.
        - Вошедший с вашим паролем считается вами. Смените пароль сразу, если его мог узнать кто-то другой.
        - Через 30 минут бездействия происходит выход.`,
    ),
    chapter(
      "bets",
      ["Placing bets", "Приём ставок"],
      `- A bet counts from the moment it is accepted. Until then the coupon shows that it is being checked.
        - The price that counts is the one you agreed to. If it changed, the bet is accepted only as your setting allows.
        - A live bet is checked again after a few seconds. If the market is suspended or you have not agreed to the new price, it is refused; so it is after a goal if you asked for that in the coupon.
        - A placed bet cannot be changed or cancelled.
        - If the connection drops, the same bet may be sent again, but it can be accepted only once.`,
      `- Ставка считается сделанной с момента, когда она принята. До этого купон показывает, что она проверяется.
        - Действует коэффициент, на который вы согласились. Если он изменился, ставка принимается лишь в пределах вашей настройки.
        - Ставка на идущий матч через несколько секунд проверяется снова. При остановке рынка или коэффициенте, на который вы не соглашались, она отклоняется; после гола — если вы попросили об этом в купоне.
        - Принятую ставку нельзя изменить или отменить.
        - При обрыве связи та же ставка может уйти ещё раз, но принята она будет только однажды.`,
    ),
    chapter(
      "kinds",
      ["Kinds of bets", "Виды ставок"],
      `- **Single**: one outcome.
        - **Express**: several outcomes of different matches. The total odds are the product of all odds, rounded to 3 decimals. All outcomes must win.
        - **System**: every express of one size out of several outcomes. Each combination is settled by itself.
        - **Anti-express**: a bet that the express of the outcomes does not win. It wins with the first outcome that loses and loses when all have won. A half-lost outcome counts as lost, a half-won one as won. Returned outcomes are left out, and the odds are made anew from the chances of the others at the time of the bet, those still open included; if all are returned, so is the bet.
        - Outcomes of one match, or outcomes that depend on each other, cannot be combined.`,
      `- **Ординар**: один исход.
        - **Экспресс**: несколько исходов разных матчей. Итоговый коэффициент — произведение всех, округлённое до 3 знаков. Выиграть должны все исходы.
        - **Система**: все экспрессы одного размера из нескольких исходов. Каждая комбинация рассчитывается отдельно.
        - **Антиэкспресс**: ставка на то, что экспресс из этих исходов не выиграет. Она выигрывает с первым проигравшим исходом и проигрывает, когда выиграли все. Наполовину проигранный исход считается проигравшим, наполовину выигранный — выигравшим. Исходы с возвратом не учитываются: коэффициент составляется заново по вероятностям остальных на момент ставки, включая ещё не рассчитанные; если вернулись все, возвращается и ставка.
        - Исходы одного матча и зависимые исходы не объединяются.`,
    ),
    chapter(
      "mistakes",
      ["Mistakes and fraud", "Ошибки и мошенничество"],
      `- Bets affected by an obvious mistake (teams swapped, a misplaced decimal point, a match that has already finished) are returned.
        - Bets by people who can influence a match, by several accounts acting together or by automated programs may be returned, and the account may be closed.
        - You may [complain](/information/disputeresolution) about any such decision.`,
      `- Явная ошибка (перепутанные стороны, сдвинутая запятая, давно завершённый матч) ведёт к возврату затронутых ставок.
        - Ставки людей, влияющих на матч, согласованные ставки с нескольких счетов и ставки с помощью программ могут быть возвращены, а счёт — закрыт.
        - Каждое такое решение можно [обжаловать](/information/disputeresolution).`,
    ),
  ],
};

export const settlementRules: RuleGroupText = {
  ruleGroup: "settlement",
  title: { en: "Settlement", ru: "Расчёт" },
  chapters: [
    chapter(
      "results",
      ["Results", "Результаты"],
      `- Bets are settled on the result that the organiser announces right after the match. Later corrections, protests and disqualifications do not count.
        - If the organiser and the broadcast disagree, the organiser's result counts.
        - Settlement usually takes minutes, and at most 24 hours after the official result.
        - If the results of a match no longer reach us, its open bets are returned 24 hours after they stop, or 24 hours after its start if that is later.`,
      `- Ставки рассчитываются по результату, объявленному организатором сразу после матча. Поздние поправки, протесты и дисквалификации ничего не меняют.
        - При расхождении трансляции и организатора верен организатор.
        - Расчёт занимает минуты, но не более 24 часов после официального результата.
        - Если результаты матча перестали к нам поступать, открытые ставки на него возвращаются через 24 часа после этого, а если матч ещё не начался — через 24 часа после его начала.`,
    ),
    chapter(
      "returns",
      ["Returns", "Возвраты"],
      `A returned bet counts with odds of 1. In an express the other outcomes decide. Bets are returned if

        - the match does not start within 48 hours of its scheduled time, or is abandoned and not completed within 48 hours; markets decided by then stand,
        - the match is moved to the other side's venue,
        - a handicap, total or draw-no-bet ends exactly on its line,
        - the bet was accepted after the outcome was known.`,
      `Возвращённая ставка считается с коэффициентом 1. В экспрессе решают остальные. Ставка возвращается, если

        - матч не начался в течение 48 часов от назначенного времени либо прерван и не доигран за 48 часов; уже решённые рынки остаются в силе,
        - матч перенесён на поле соперника,
        - фора, тотал или ставка без ничьей завершились ровно на своём значении,
        - ставка принята после того, как исход стал известен.`,
    ),
    chapter(
      "payouts",
      ["Payouts", "Выплаты"],
      `- A winning bet pays the stake times the odds, rounded to the nearest cent, straight to the account it was placed from.
        - Where the coupon names a bonus of an express, that is added: the express bonus as odds of its own, the hyper bonus as a percentage of the win without the stake, up to the sum that the coupon names. Outcomes that are lost or returned do not count for it.
        - Where the coupon offers to pay a part of a bet in advance from open bets, its stake is what you paid plus what those bets bring in until they are settled, up to the advance. It is settled once the advance is complete or none of those bets is open. You never owe anything.`,
      `- Выигравшая ставка приносит сумму, умноженную на коэффициент, с округлением до цента, сразу на тот счёт, с которого сделана.
        - Если купон называет бонус экспресса, он добавляется: бонус экспресса как отдельный коэффициент, гипербонус как процент от выигрыша без суммы ставки, не больше названного в купоне. Проигравшие исходы и возвраты для него не считаются.
        - Если купон предлагает оплатить часть ставки авансом за счёт открытых ставок, сумма ставки — то, что вы заплатили, и то, что до расчёта принесут эти ставки, но не больше аванса. Она рассчитывается, когда аванс собран или все эти ставки рассчитаны. Долга не бывает.`,
    ),
  ],
};

export const limitRules: RuleGroupText = {
  ruleGroup: "limits",
  title: { en: "Limits", ru: "Лимиты" },
  chapters: [
    chapter(
      "amounts",
      ["Stakes and wins", "Суммы ставок и выигрышей"],
      `| What | Limit |
        | Minimum stake | €0.50 |
        | Maximum stake | €5,000 |
        | Maximum payout per bet | €25,000 |
        | Maximum total odds | 100,000 |
        | Maximum outcomes in a coupon | 100 |

        The coupon shows the minimum and maximum for your bet. At high odds the maximum stake is lower, so that the payout stays within its limit.`,
      `| Что | Ограничение |
        | Наименьшая ставка | 0,50 € |
        | Наибольшая ставка | 5 000 € |
        | Наибольшая выплата по ставке | 25 000 € |
        | Наибольший итоговый коэффициент | 100 000 |
        | Исходов в купоне | не более 100 |

        Купон показывает границы для текущей ставки. При высоком коэффициенте наибольшая сумма ниже, чтобы выплата не превысила предел.`,
    ),
    chapter(
      "own",
      ["Your own limits", "Ваши лимиты"],
      `- You set limits on stakes, losses and time, and they apply on all your devices.
        - A stricter limit applies at once, a looser one after at least 24 hours, as the page of limits says; a deposit limit, and any other where that page asks you, only once you have then confirmed it.
        - A bet that would break a limit is refused, with the reason.
        [if checkPause]
        - After the answer to a reality check no bet is taken for a time, which the check and the coupon say.
        [end]

        More: [Responsible gaming](/information/responsiblegaming).`,
      `- Лимиты ставок, проигрыша и времени устанавливаете вы, они действуют на всех устройствах.
        - Более строгий действует сразу, более мягкий — не раньше чем через 24 часа (срок показан на странице лимитов), а лимит пополнения и любой другой, о котором эта страница вас спросит, — только после вашего подтверждения.
        - Ставка, нарушающая лимит, отклоняется с указанием причины.
        [if checkPause]
        - После ответа на проверку реальности ставки некоторое время не принимаются: сколько — сказано в ней и в купоне.
        [end]

        Подробнее: [Ответственная игра](/information/responsiblegaming).`,
      "limits",
    ),
  ],
};
