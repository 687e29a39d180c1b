import { chapter, type RuleGroupText } from "./ruleText.ts";

export const generalRules: RuleGroupText = {
  ruleGroup: "general",
  title: { en: "General", ru: "Общие" },
  chapters: [
    chapter(
      "account",
      ["Account", "Счёт"],
      `- A player is one person of full age with one main account.
        - What is entered must be true. The account is for its owner alone.
        - Who signs in with your password counts as you. Change it at once when somebody else may know it.
        - After 30 minutes without a touch you are signed out.`,
      `- Игрок — один совершеннолетний человек с одним основным счётом.
        - Указанные данные должны быть верны. Счётом пользуется только его владелец.
        - Вошедший с вашим паролем считается вами. Смените пароль сразу, если его мог узнать кто-то другой.
        - Через 30 минут бездействия происходит выход.`,
    ),
    chapter(
      "bets",
      ["Placing bets", "Приём ставок"],
      `- A bet counts from the moment the server has taken it. Until then the coupon shows it as under way.
        - The price that counts is the one you agreed to. If it moved, the bet is taken only as far as your setting allows.
        - A bet on a running match is checked again after a delay of some seconds; with a suspended market, a goal or a price you did not agree to it is refused.
        - A placed bet can be neither changed nor taken back.
        - If the connection breaks, the bet is not sent again: the app asks the server what became of it.`,
      `- Ставка считается сделанной с момента, когда её принял сервер. До этого купон показывает, что она обрабатывается.
        - Действует коэффициент, на который вы согласились. Если он изменился, ставка принимается лишь в пределах вашей настройки.
        - Ставка на идущий матч через несколько секунд проверяется снова; при остановке рынка, голе или несогласованном коэффициенте она отклоняется.
        - Принятую ставку нельзя изменить или отменить.
        - При обрыве связи ставка не отправляется снова: приложение спрашивает сервер, что с ней стало.`,
    ),
    chapter(
      "kinds",
      ["Kinds of bets", "Виды ставок"],
      `- **Single**: one outcome.
        - **Express**: several outcomes of different matches. The total is the product of all odds, rounded to 3 decimals. All outcomes have to win.
        - Outcomes of one match, or such as depend on each other, are not combined.

        This operator takes singles and expresses.`,
      `- **Ординар**: один исход.
        - **Экспресс**: несколько исходов разных матчей. Итоговый коэффициент — произведение всех, округлённое до 3 знаков. Выиграть должны все исходы.
        - Исходы одного матча и зависимые исходы не объединяются.

        Здесь принимаются ординары и экспрессы.`,
    ),
    chapter(
      "mistakes",
      ["Mistakes and fraud", "Ошибки и мошенничество"],
      `- An obvious mistake (swapped sides, a misplaced decimal, a match that has long been over) leads to a return of the bets concerned.
        - Bets by people who decide a match, by several accounts together or with the help of programs may be returned, and the account may be closed.
        - You are told of every such decision with its reason and may [complain](/information/disputeresolution).`,
      `- Явная ошибка (перепутанные стороны, сдвинутая запятая, давно завершённый матч) ведёт к возврату затронутых ставок.
        - Ставки людей, влияющих на матч, согласованные ставки с нескольких счетов и ставки с помощью программ могут быть возвращены, а счёт — закрыт.
        - О каждом таком решении вам сообщат с указанием причины, его можно [обжаловать](/information/disputeresolution).`,
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
      `- Bets are settled by the result that the organiser names right after the match. Later corrections, protests and disqualifications change nothing.
        - Where organiser and broadcast disagree, the organiser counts.
        - Settlement takes minutes as a rule, and at most 24 hours after the official result.`,
      `- Ставки рассчитываются по результату, объявленному организатором сразу после матча. Поздние поправки, протесты и дисквалификации ничего не меняют.
        - При расхождении трансляции и организатора верен организатор.
        - Расчёт занимает минуты, но не более 24 часов после официального результата.`,
    ),
    chapter(
      "returns",
      ["Returns", "Возвраты"],
      `A returned bet counts with odds of 1. In an express the others decide. Bets are returned when

        - the match does not begin within 48 hours of its time, or is broken off and not played to its end within 48 hours; markets decided by then stand,
        - the venue changes to that of the other side,
        - a handicap, a total or a bet without draw ends exactly on its line,
        - the bet was taken after the outcome was known.`,
      `Возвращённая ставка считается с коэффициентом 1. В экспрессе решают остальные. Ставка возвращается, если

        - матч не начался в течение 48 часов от назначенного времени либо прерван и не доигран за 48 часов; уже решённые рынки остаются в силе,
        - матч перенесён на поле соперника,
        - фора, тотал или ставка без ничьей завершились ровно на своём значении,
        - ставка принята после того, как исход стал известен.`,
    ),
    chapter(
      "payouts",
      ["Payouts", "Выплаты"],
      `- A won bet pays stake times odds, rounded half up to the cent, at once to the account from which it was placed.
        - If a bet was settled wrongly it is settled again. The bets history shows both.`,
      `- Выигравшая ставка приносит сумму, умноженную на коэффициент, с округлением до цента, сразу на тот счёт, с которого сделана.
        - Неверно рассчитанная ставка рассчитывается заново. В истории ставок видно и то и другое.`,
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
        | Smallest stake | €0.50 |
        | Largest stake | €5,000 |
        | Largest payout of a bet | €25,000 |
        | Largest total odds | 100,000 |
        | Most outcomes in a coupon | 100 |

        The coupon shows the bounds for the bet at hand. With high odds the largest stake is lower, so that the payout stays within its limit.`,
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
      `- Limits on deposits, stakes, losses and time are set by you and kept by the server on all devices.
        - A stricter one is in force at once, a looser one after you confirm it later.
        - A bet that would break a limit is refused, with the reason.

        More: [Responsible gaming](/information/responsiblegaming).`,
      `- Лимиты пополнения, ставок, проигрыша и времени устанавливаете вы, сервер соблюдает их на всех устройствах.
        - Более строгий действует сразу, более мягкий — после позднейшего подтверждения.
        - Ставка, нарушающая лимит, отклоняется с указанием причины.

        Подробнее: [Ответственная игра](/information/responsiblegaming).`,
    ),
  ],
};
