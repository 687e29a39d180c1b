import { FieldReader, readFields } from "../http/body.ts";
import type { App, Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import { spend } from "../http/spend.ts";
import { showPassword } from "../players/registrations.ts";
import { textIn, textOrNull } from "../store/columns.ts";
import { emailIn } from "./registrationFields.ts";

/** getWelcomeData, sendCredentials: a generated password is shown once, and is never emailed. */
export function credentialCalls(app: App, service: Service): void {
  const { store } = service;

  app.get("/web-api/registration/welcome-data", (call) => {
    const { playerId } = playerOf(service, call);
    const row = store.get("SELECT login, email FROM players WHERE id = ?", [playerId]);
    if (!row) throw new ApiError(401, 20);
    const password = showPassword(store, playerId, service.now());
    call.header("Cache-Control", "no-store");
    return call.json({ login: textIn(row, "login"), password, email: textOrNull(row, "email") });
  });

  app.post("/web-api/registration/send-credentials", async (call) => {
    const { playerId } = playerOf(service, call);
    const reader = new FieldReader(await readFields(call));
    const to = emailIn(reader);
    reader.done();
    const row = store.get("SELECT email FROM players WHERE id = ?", [playerId]);
    const ownEmail = row && textOrNull(row, "email");
    if (ownEmail !== null && ownEmail !== to) throw invalid("email", "foreign", "is not yours");
    spend(service, call, "sendCredentials", { account: String(playerId) });
    // Ownership of the address is unproven, so the email must not contain anything that opens the account.
    const text = `Account number: ${playerId}. The password is the one that you were shown.`;
    service.outbox.send({ to, text }, service.now());
    return call.json({ success: true, message: "" });
  });
}
