import { FieldReader, readFields } from "../http/body.ts";
import type { App, Service } from "../http/environment.ts";
import { sessionOf } from "../http/identity.ts";
import { spend } from "../http/spend.ts";

const consentPattern = /^(all|necessary|(functional|marketing)(,(functional|marketing))?)$/;

/** logCookiesAgreement: stores what a visitor agreed to and when, with the player if there is one. */
export function agreementCalls(app: App, service: Service): void {
  app.post("/web-api/user/cookies-agreement", async (call) => {
    const fields = await readFields(call);
    const reader = new FieldReader(fields);
    const agreedSec = reader.integer("cookiesAgreeTime");
    const type = fields["cookiesAgreeType"] === undefined ? "" : reader.text("cookiesAgreeType");
    if (agreedSec < 0 || agreedSec * 1000 > service.now() + clockToleranceMs)
      reader.fail("cookiesAgreeTime", "range", "a time that has been expected");
    if (type !== "" && !consentPattern.test(type))
      reader.fail("cookiesAgreeType", "enum", "all, necessary, functional or marketing expected");
    reader.done();
    spend(service, call, "logAgreement");
    const playerId = sessionOf(service, call)?.playerId ?? null;
    service.store.run(
      "INSERT INTO cookie_agreements (player_id, agreed_sec, type, logged_at) VALUES (?, ?, ?, ?)",
      [playerId, agreedSec, type, service.now()],
    );
    return call.json({ success: true, message: "" });
  });
}

/** Device clocks may be off by some hours. */
const clockToleranceMs = 24 * 60 * 60_000;
