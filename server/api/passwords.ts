import type { App, Call, Service } from "../http/environment.ts";
import { FieldReader, readFields } from "../http/body.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { addressDoer, refuseSpent, spend } from "../http/spend.ts";
import { type Player, playerById, playerByLogin, playerByPhone } from "../players/players.ts";
import {
  codeLength,
  isStrong,
  maskedLogin,
  openReset,
  type ResetRefusal,
  resetOf,
  resetWaitMs,
  setPassword,
  verifyReset,
} from "../players/resets.ts";
import { deviceOf, mayBeKnown, rememberDevice } from "./sessionCookies.ts";

const refusals: Readonly<Record<ResetRefusal, number>> = {
  wrong: 1003,
  expired: 1004,
  tooMany: 1006,
};

/** requestPasswordReset, verifyPasswordReset, resetPassword. */
export function passwordCalls(app: App, service: Service): void {
  const { store, outbox } = service;

  app.post("/web-api/auth/password/forgot", async (call) => {
    if (!mayBeKnown(service, call)) refuseSpent(service, call, "askReset");
    const { address, player } = await addressed(service, await readFields(call));
    const requester = requesterOf(service, call, address, player);
    const request = { address, asker: requester.name, playerId: player?.id ?? null };
    const waitMs = resetWaitMs(store, request, service.now());
    if (waitMs > 0) throw new ApiError(429, 60, { retryAfterSec: Math.ceil(waitMs / 1000) });
    service.rates.spend("askReset", requester.doers, service.now());
    const { resetId, code, repeatMs } = openReset(store, request, service.now());
    // An address without an account gets no message, but the same answer.
    if (player) outbox.send({ to: address, text: `Password reset code: ${code}` }, service.now());
    return call.json({
      success: true,
      message: "",
      resetId,
      codeLength,
      timeout: Math.ceil(repeatMs / 1000),
    });
  });

  app.post("/web-api/auth/password/forgot/verify", async (call) => {
    refuseSpent(service, call, "checkReset");
    const reader = new FieldReader(await readFields(call));
    const attempt = { resetId: reader.text("resetId"), code: reader.text("code").trim() };
    reader.done();
    spend(service, call, "checkReset");
    const verified = verifyReset(store, attempt, service.now());
    if (typeof verified === "string") throw new ApiError(400, refusals[verified]);
    const { login = "" } = playerById(store, verified.playerId) ?? {};
    return call.json({
      success: true,
      resetToken: verified.token,
      accounts: [{ userId: verified.playerId, maskedLogin: maskedLogin(login) }],
    });
  });

  app.post("/web-api/auth/password/reset", async (call) => {
    const fields = await readFields(call);
    const reader = new FieldReader(fields);
    const token = reader.text("resetToken");
    const password = Buffer.from(reader.text("newPassword"), "base64").toString("utf8");
    const userId = fields["userId"] === undefined ? null : reader.integer("userId");
    reader.done();
    if (!isStrong(password)) {
      throw invalid("newPassword", "weak", "8 to 128 characters, a letter and a digit among them");
    }
    spend(service, call, "setPassword");
    const change = { token, userId };
    if (resetOf(store, change, service.now()) === null) throw new ApiError(400, 1004);
    const hash = await service.passwords.hash(password);
    // The token may have been used while the password was being hashed.
    const playerId = setPassword(store, change, hash, service.now());
    if (playerId === null) throw new ApiError(400, 1004);
    const player = playerById(store, playerId);
    // A player who can read their own email may sign in from here, no matter how many others are guessing
    // elsewhere.
    if (player) rememberDevice(service, call, player);
    return call.json({ success: true, message: "" });
  });
}

/**
 * Who requested a code. Each requester has their own code and wait, so nobody can invalidate another's code;
 * a browser that the player has signed in from has its own count.
 */
function requesterOf(service: Service, call: Call, mailbox: string, player: Player | null) {
  const device = player && deviceOf(service, call, player);
  if (device !== null) return { name: `device ${device}`, doers: { device } };
  const { address } = addressDoer(service, call);
  return { name: `address ${address}`, doers: { address, mailbox } };
}

const longestEmail = 254;
const longestPhone = 40;

/** The address that the code is sent to, and its owner. */
async function addressed(
  { store }: Service,
  fields: Awaited<ReturnType<typeof readFields>>,
): Promise<{ address: string; player: Player | null }> {
  const reader = new FieldReader(fields);
  const method = reader.text("method");
  if (method === "phone") {
    const code = reader.text("phoneCode");
    const phone = reader.text("phone");
    if (code.length + phone.length > longestPhone)
      reader.fail("phone", "length", "digits of a number expected");
    reader.done();
    return { address: `${code} ${phone}`, player: playerByPhone(store, code, phone) };
  }
  if (method !== "email") reader.fail("method", "enum", "email or phone expected");
  const address = reader.text("email").trim().toLowerCase();
  if (address.length > longestEmail || !/^[^\s@]+@[^\s@]+$/.test(address))
    reader.fail("email", "format", "email expected");
  reader.done();
  return { address, player: playerByLogin(store, address) };
}
