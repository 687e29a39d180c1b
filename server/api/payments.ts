import type { Texts } from "../feed/types.ts";
import { type App, type Call, languageOf, type Service } from "../http/environment.ts";
import { invalid } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import { naturalIn } from "../http/query.ts";
import { amountOf } from "../../src/events/money/minorUnits.ts";
import { numberIn, textIn } from "../store/columns.ts";

const pageSize = 20;
const largestPage = 100;
const demoMoney: Texts = { en: "Demo money", ru: "Демо-деньги" };

/** One of these words; the first if there is none. @throws ApiError 400, code 11, for any other. */
function oneOf(call: Call, parameter: string, words: readonly [string, ...string[]]): string {
  const word = call.req.query(parameter) ?? words[0];
  if (!words.includes(word)) throw invalid(parameter, "enum", `${words.join(", ")} expected`);
  return word;
}

/** listPayments: what was paid in. Here that is the demo money that a player has added; nothing is paid out. */
export function paymentCalls(app: App, service: Service): void {
  app.get("/web-api/payments/history", (call) => {
    const { playerId } = playerOf(service, call);
    const limit = naturalIn(call, "limit") ?? pageSize;
    if (limit < 1 || limit > largestPage)
      throw invalid("limit", "range", `1 to ${largestPage} expected`);
    const isPaidIn =
      oneOf(call, "operation", ["recharge", "deduce"]) === "recharge" &&
      oneOf(call, "state", ["success", "created", "pending", "fail", "cancelled"]) === "success";
    const before = naturalIn(call, "pageToken") ?? Number.MAX_SAFE_INTEGER;
    const found = isPaidIn
      ? service.store.all(
          `SELECT movements.id, account_id, movements.minor, currency_iso, at FROM movements
           JOIN accounts ON accounts.id = account_id
           WHERE player_id = ? AND kind = 'demo' AND movements.id < ?
             AND (? IS NULL OR account_id = ?) AND at >= ? AND at <= ?
           ORDER BY movements.id DESC LIMIT ?`,
          [
            playerId,
            before,
            naturalIn(call, "accountId"),
            naturalIn(call, "accountId"),
            (naturalIn(call, "dateFrom") ?? 0) * 1000,
            (naturalIn(call, "dateTo") ?? 8.64e12) * 1000,
            limit + 1,
          ],
        )
      : [];
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const lng = languageOf(call);
    call.header("Cache-Control", "no-store");
    return call.json({
      items: shown.map((row) => {
        const currencyIso = textIn(row, "currency_iso");
        const at = Math.floor(numberIn(row, "at") / 1000);
        return {
          paymentId: `demo-${numberIn(row, "id")}`,
          operation: "recharge",
          methodId: 0,
          methodName: demoMoney[lng],
          accountId: numberIn(row, "account_id"),
          amount: amountOf(numberIn(row, "minor"), currencyIso),
          fee: 0,
          currencyIso,
          state: "success",
          createdAt: at,
          updatedAt: at,
          isCancelAllowed: false,
        };
      }),
      nextPageToken:
        found.length > limit && last !== undefined ? String(numberIn(last, "id")) : null,
    });
  });
}
