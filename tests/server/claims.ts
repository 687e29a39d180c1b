import type { Capability } from "../../server/capabilities.ts";

/**
 * Statements about a capability that are allowed only where it is on, with an example sentence in each
 * language.
 */
export type Claim = {
  readonly en: RegExp;
  readonly ru: RegExp;
  readonly examples: { readonly en: string; readonly ru: string };
  /** The section of the route table that the capability needs; null: none of its own. */
  readonly section: string | null;
};

/**
 * Phrases of the client, by the beginning of their key, and errors of the server that are met only where the capability
 * is on: screens and notices of its own, what was done with it before it was switched off, and columns of a saved file,
 * which are the same everywhere.
 */
export const saidWhereOn: Partial<Readonly<Record<Capability, readonly string[]>>> = {
  limits: ["limits.", "reality.", "notifications.sessionLimitTitle", "errors.c33"],
  cashOut: [
    "cashOut.",
    "betStories.soldFor",
    "prepaid.sale",
    "bets.fileSold",
    "bets.notSet",
    "bets.notSold",
    "bets.settledCashedOut",
    "bets.statusCashedOut",
    "coupon.bonusRule",
    "error 2012",
    "error 2013",
  ],
};

/** A switch without its claims does not compile. */
export const claims: Readonly<Record<Capability, Claim>> = {
  limits: {
    section: "limits",
    en: /limits? (?:that )?you (?:set|choose|chose)|\byou(?:r own)? (?:set )?limits\b|\bset (?:yourself )?(?:a|the|your|exactly that as your) limits?\b|set as a limit|limits that hold|limit your time|(?:deposit|session|loss) limit|limits and (?:breaks|self)|self-exclu|\btime[- ]out\b|reality checks?|break from play/i,
    ru: /лимит[а-я]* (?:пополнения|ставок|проигрыша|времени|сессии)|(?:установи|поставь|зада)[а-яё]*(?: себе)? [^.]*лимит|лимит[а-я]*,? (?:которы[а-я]+ )?(?:вы )?(?:устан|зада)[а-яё]+|ваши лимиты|лимиты,? (?:действуют|которые|и )|самоисключени|провер[а-яё]+ реальности|перерыв[а-яё]* в игре|ограничить[^.]* часы/i,
    examples: {
      en: "Set a limit before you begin.",
      ru: "Сначала поставьте себе лимит.",
    },
  },
  checkPause: {
    section: null,
    en: /(?:reality check|your answer)[^.:]*(?:no bet is taken|pauses?|closed)|pause after[^.]*reality check/i,
    ru: /(?:проверк[а-яё]+ реальности|ответа)[^.]*(?:ставки[^.]* не принимаются|закрыт)|пауза после проверки реальности/i,
    examples: {
      en: "Once you have answered a reality check, no bet is taken for as long as the check says.",
      ru: "После ответа на проверку реальности ставки не принимаются столько, сколько в ней сказано.",
    },
  },
  payments: {
    section: "payments",
    en: /\bdeposits?\b(?! limit)|withdrawals?\b|withdraw (?:your )?(?:money|wins|winnings)|\bpay(?:ing)? (?:money )?in\b|first payout|balance is paid out|back to the (?:same )?card/i,
    ru: /депозит|(?<!лимит[а-я]* )пополнени[ея](?! демо)|вывод[а-яё]* средств|вывести деньги|взнос|внести деньги|первой выплатой|остаток выплачивается|на ту же карту|на ту карту/i,
    examples: {
      en: "Money goes back to the card or account that it came from.",
      ru: "Деньги возвращаются тем же путём: на ту же карту.",
    },
  },
  identification: {
    section: "identification",
    en: /upload (?:your )?documents?|identity card|document number|number of the document|verify your identity|can be identified/i,
    ru: /загру[а-яё]+ документ|удостоверение личности|номер документа|личность можно подтвердить/i,
    examples: {
      en: "Upload documents in the account only.",
      ru: "Загружайте документы только в личном кабинете.",
    },
  },
  registrationBonus: {
    section: "registration",
    en: /(?:bonus|decline it|refuse it)[^.]* (?:when you register|(?:at|in your) registration)/i,
    ru: /(?:бонус|отказаться)[^.]* при регистрации/i,
    examples: {
      en: "A bonus is never needed: you can refuse it in your registration.",
      ru: "Бонус не обязателен: от него можно отказаться при регистрации.",
    },
  },
  depositBonus: {
    section: "payments",
    en: /(?:bonus|add it)[^.]* first deposit/i,
    ru: /(?:бонус|добавим его)[^.]* перв[а-яё]+ (?:депозит|пополнени)/i,
    examples: {
      en: "Who chooses the sports bonus gets it with the first deposit.",
      ru: "Кто выберет спортивный бонус, получит его с первым пополнением.",
    },
  },
  cashOut: {
    section: null,
    en: /\bcash(?:ed)? out\b|bet that was sold|sell your bet/i,
    ru: /выкуп|проданн[а-яё]+ .*ставк/i,
    examples: {
      en: "All settled bets leave the history: won, lost, returned and cashed out.",
      ru: "Из истории исчезнут все ставки: выигравшие и выкупленные.",
    },
  },
  casino: {
    section: "casino",
    en: /\bcasino\b|\bslots?\b|\bpoker\b|roulette|free spins?/i,
    ru: /казино|слот|покер|рулетк|фриспин/i,
    examples: { en: "Play any slot in our casino.", ru: "Играйте в любой слот казино." },
  },
  betBonuses: {
    section: null,
    en: /free bets?\b|percent more|\d ?% (?:more|extra|boost)|\binsured\b|comes? back as a bonus|without margin|has no margin|money back/i,
    ru: /фрибет|процентов больше|\d ?% больше|застрахован|верн[а-яё]+ бонусом|без маржи|кэшбэк/i,
    examples: {
      en: "If the first bet of a new account loses, up to €10 come back as a bonus.",
      ru: "Домашние матчи «Норрвика» без маржи.",
    },
  },
  points: {
    section: "bonuses",
    en: /(?:collect|get|earn) points\b|points for (?:settled )?bets|balance of points/i,
    ru: /начисля[а-яё]+ балл|балл[а-яё]+ за |остаток баллов/i,
    examples: {
      en: "You collect points for settled bets.",
      ru: "Кроме денег на счёте может быть остаток баллов.",
    },
  },
  awards: {
    section: null,
    en: /players vote|one vote per/i,
    ru: /игроки голосуют|один голос/i,
    examples: {
      en: "Once a year players vote for the club of the season.",
      ru: "Раз в год игроки голосуют за клуб сезона.",
    },
  },
  footballChampions: {
    section: null,
    en: /(?:forecast|prediction) game|forecast the score/i,
    ru: /игра прогнозов|укажите счёт каждого матча/i,
    examples: {
      en: "Football champions is a free forecast game for a cup.",
      ru: "«Чемпионы футбола» — бесплатная игра прогнозов на кубок.",
    },
  },
  smsBets: {
    section: null,
    en: /\bbet by (?:text message|sms)|(?<!not )takes? bets by (?:text message|sms)/i,
    ru: /ставьте по sms|(?<!не )принимают[а-яё]* ставки по sms/i,
    examples: {
      en: "Some operators take bets by text message.",
      ru: "Некоторые операторы принимают ставки по SMS.",
    },
  },
};

/**
 * What no switch makes true, so that it is said nowhere: by when somebody replies, decides or calls. The operator's people
 * would have to keep it, and the reference operator has none.
 */
export const neverSaid: Readonly<Record<string, Omit<Claim, "section">>> = {
  replyTimes: {
    en: /\b(?:repl(?:y|ies)|answers?|responds?|decides?|decision|calls? (?:you|back)|writes? back|check takes|handled|processed)\b(?:[^.!?]|\.(?=\S))*?\b(?:within|in|after|up to|takes) (?:about |at most |up to )?(?:\d+|an?|one|two|three|ten|a few|several) (?:working |business |calendar )?(?:minutes?|hours?|days?|weeks?|months?)\b|\b(?:working|business) days?\b/i,
    ru: /(?:ответ|отвеч|реша[ею]|решени|перезвон|позвоним|рассмотр|рассматрива|проверка занимает|обрабат)(?:[^.!?]|\.(?=\S))*?(?:в течение|за|через|до|занимает) (?:\d+|одн[а-яё]+|дв[а-яё]+|трёх|нескольк[а-яё]+|суток|часа|дня) ?(?:рабоч[а-яё]+ |календарн[а-яё]+ )?(?:минут|час|дн[а-яё]|день|сут|недел|месяц)?|рабочи[а-яё]+ (?:дн|час)/i,
    examples: {
      en: "Complaints: complaints@touchline.example. We reply within 10 working days.",
      ru: "Ответ на жалобу complaints@touchline.example — в течение 30 дней.",
    },
  },
};

/**
 * Texts that mention a capability without promising it, because they are shown only in reaction to a state:
 * the key of a phrase of the client, or its prefix, or an error of the server, with the condition for showing
 * it.
 */
export const saidOnlyWhen: Readonly<Record<string, string>> = {
  "limits.checkPause": "a check was answered under a policy pack that pauses play after it",
  "reality.pause": "a check is shown under such a pack",
  "titles.": "the address was typed; no page leads to a section that is not built",
  "overlays.deposit": "welcome.firstDepositBonusVariant is not 0",
  "bets.freeBet": "a promo code has paid the stake",
  "bets.fileFreeBet":
    "a column of the saved file, which says whether a promo code has paid the stake",
  "couponPromo.paidBy": "a promo code has paid the stake",
  "historyOrders.casino": "featureFlags.casino is on, or the address was typed",
};
