import { FieldReader, readFields } from "../http/body.ts";
import type { App, Call, Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { sessionOf } from "../http/identity.ts";
import { isPassword, nobodysPassword } from "../players/passwords.ts";
import { noteSignIn, type Player, playerByLogin, playerByPhone } from "../players/players.ts";
import { closeSession, openSession } from "../players/sessions.ts";
import { setSessionCookies } from "./session.ts";

/** login, loginByPhone. */
export function signInCalls(app: App, service: Service): void {
  app.post("/web-api/auth/login", async (call) => {
    const fields = new FieldReader(await readFields(call));
    const name = fields.text("uLogin");
    const password = fields.text("uPassword");
    const isSaved = fields.isTrue("save");
    fields.done();
    const player = playerByLogin(service.store, name);
    return signIn(service, call, { name: name.trim().toLowerCase(), player, password, isSaved });
  });

  app.post("/web-api/auth/login/phone", async (call) => {
    const fields = new FieldReader(await readFields(call));
    const number = fields.text("phone_number");
    const code = fields.text("country_code");
    const password = fields.text("uPassword");
    const isSaved = fields.isTrue("save");
    fields.done();
    const player = playerByPhone(service.store, code, number);
    return signIn(service, call, { name: `${code} ${number}`, player, password, isSaved });
  });
}

type SignIn = { name: string; player: Player | null; password: string; isSaved: boolean };

async function signIn(service: Service, call: Call, { name, player, password, isSaved }: SignIn) {
  const { attempts, store } = service;
  const counted = player ? `player ${player.id}` : name;
  const waitMs = attempts.waitMs(counted, service.now());
  if (waitMs > 0) throw new ApiError(429, 60, { retryAfterSec: Math.ceil(waitMs / 1000) });
  // Counted before the slow check, so that parallel guesses do not slip through together.
  const isLast = attempts.fail(counted, service.now());
  const text = Buffer.from(password, "base64").toString("utf8");
  if (!(await isPassword(text, player?.password ?? nobodysPassword)) || !player) {
    throw new ApiError(400, isLast ? 1006 : 1001);
  }
  attempts.succeed(counted);
  const before = sessionOf(service, call);
  // A session from before the sign-in may have been planted, so it ends here.
  if (before) closeSession(store, before.id);
  setSessionCookies(
    service,
    call,
    openSession(store, { id: player.id, isSaved }, service.now()),
    isSaved,
  );
  noteSignIn(store, player.id);
  return call.json({
    success: true,
    responseType: "done",
    message: "",
    userInfo: {
      userId: player.id,
      login: player.login,
      name: player.name,
      isFirstLogin: !player.hasSignedIn,
    },
  });
}
