import { casinoLetter } from "../casino/letter.ts";
import { clearHistory } from "../coupon/history.ts";
import { betsLetter, type Span } from "../coupon/letter.ts";
import type { Texts } from "../feed/types.ts";
import { FieldReader, readFields } from "../http/body.ts";
import { type App, type Call, languageOf, type Service } from "../http/environment.ts";
import { invalid } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import type { Fields } from "../json.ts";
import { type Account, accountOf, accountsOf } from "../players/accounts.ts";
import { textOrNull } from "../store/columns.ts";

/** The latest time that a JavaScript date can represent, in Unix seconds. */
const latest = 8_640_000_000_000;

const sentTo: Texts = { en: "Sent to ", ru: "Отправлено на " };
const noEmail: Texts = {
  en: "Your account has no email. Ask support to add one",
  ru: "В вашем аккаунте не указана почта. Попросите поддержку её добавить",
};

/** mailBetsHistory, mailCasinoHistory, clearBetsHistory. [route-bets-003] */
export function historyOrderCalls(app: App, service: Service): void {
  const { store } = service;

  app.post("/web-api/bets/history/mail", async (call) => {
    const { playerId } = playerOf(service, call);
    const fields = await readFields(call);
    const span = spanIn(fields);
    const accounts = accountsIn(service, fields, playerId);
    const lng = languageOf(call);
    return sendLetter(
      service,
      call,
      playerId,
      betsLetter(store, { playerId, accounts, span }, lng),
    );
  });

  app.post("/web-api/bets/history/casino-mail", async (call) => {
    const { playerId } = playerOf(service, call);
    const span = spanIn(await readFields(call));
    const text = casinoLetter(store, { playerId, span }, languageOf(call));
    return sendLetter(service, call, playerId, text);
  });

  app.post("/web-api/bets/history/clear", async (call) => {
    const { playerId } = playerOf(service, call);
    const accounts = accountsIn(service, await readFields(call), playerId);
    store.transaction(() =>
      clearHistory(
        store,
        accounts.map(({ id }) => id),
      ),
    );
    return call.json({ success: true, message: "" });
  });
}

/**
 * The account named in the body, or all of the player's. @throws ApiError 400, code 11, for an account that
 * is not theirs.
 */
function accountsIn(service: Service, fields: Fields, playerId: number): readonly Account[] {
  if (fields["accountId"] === undefined) return accountsOf(service.store, playerId);
  const reader = new FieldReader(fields);
  const accountId = reader.integer("accountId");
  reader.done();
  const account = accountOf(service.store, playerId, accountId);
  if (!account) throw invalid("accountId", "unknown", `account ${accountId} is not yours`);
  return [account];
}

/** @throws ApiError 400, code 11, with every invalid field. */
function spanIn(fields: Fields): Span {
  const reader = new FieldReader(fields);
  const span = { dateFrom: reader.integer("dateFrom"), dateTo: reader.integer("dateTo") };
  if (reader.errors.length === 0) {
    for (const [name, seconds] of Object.entries(span))
      if (seconds < 0 || seconds > latest) reader.fail(name, "range", "Unix seconds expected");
    if (span.dateFrom >= span.dateTo)
      reader.fail("dateTo", "range", "later than dateFrom expected");
  }
  reader.done();
  return span;
}

function sendLetter({ store, outbox, now }: Service, call: Call, playerId: number, text: string) {
  const row = store.get("SELECT email FROM players WHERE id = ?", [playerId]);
  const to = row && textOrNull(row, "email");
  const lng = languageOf(call);
  if (to === null) return call.json({ success: false, message: noEmail[lng] });
  outbox.send({ to, text }, now());
  return call.json({ success: true, message: sentTo[lng] + masked(to) });
}

/** "d***@touchline.example": enough to recognise the address. */
const masked = (email: string): string => email.replace(/^(.).*@/, "$1***@");
