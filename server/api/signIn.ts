import { agentOf } from "../http/agent.ts";
import { FieldReader, readFields } from "../http/body.ts";
import type { App, Call, Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { sessionOf } from "../http/identity.ts";
import { addressDoer, refuseSpent } from "../http/spend.ts";
import { askAtLogIn } from "../registers/askings.ts";
import { noteSignIn, type Player, playerByLogin, playerByPhone } from "../players/players.ts";
import { closeSession, openSession } from "../players/sessions.ts";
import type { Doers } from "../rates/rates.ts";
import { deviceOf, mayBeKnown, rememberDevice, setSessionCookies } from "./sessionCookies.ts";

/** login, loginByPhone. */
export function signInCalls(app: App, service: Service): void {
  app.post("/web-api/auth/login", async (call) => {
    if (!mayBeKnown(service, call)) refuseSpent(service, call, "signIn");
    const fields = new FieldReader(await readFields(call));
    const name = fields.text("uLogin");
    const password = fields.text("uPassword");
    const isSaved = fields.isTrue("save");
    fields.done();
    const player = playerByLogin(service.store, name);
    return signIn(service, call, { name: name.trim().toLowerCase(), player, password, isSaved });
  });

  app.post("/web-api/auth/login/phone", async (call) => {
    if (!mayBeKnown(service, call)) refuseSpent(service, call, "signIn");
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
  const { rates, passwords, store } = service;
  const guesser = guesserOf(service, call, player, name);
  // Counted before the slow password check, so that parallel guesses cannot slip through.
  rates.spend("signIn", guesser, service.now());
  const isLast = rates.isSpent("signIn", guesser, service.now());
  const text = Buffer.from(password, "base64").toString("utf8");
  const isRight = await passwords.isRight(text, player?.password ?? null).catch((error) => {
    // Too many are waiting: the password was not checked.
    rates.giveBack("signIn", guesser, service.now());
    throw error;
  });
  if (!isRight || !player) throw new ApiError(400, isLast ? 1006 : 1001);
  rates.giveBack("signIn", guesser, service.now());
  const { pair, device } = guesser;
  rates.forget("signIn", { ...(pair ? { pair } : {}), ...(device ? { device } : {}) });
  const previousSession = sessionOf(service, call);
  // A session from before sign-in may have been planted by an attacker, so it is closed.
  if (previousSession) closeSession(store, previousSession.id, service.now());
  const secret = openSession(service, { id: player.id, isSaved }, agentOf(service, call));
  setSessionCookies(service, call, secret, isSaved);
  rememberDevice(service, call, player);
  noteSignIn(store, player.id);
  await askAtLogIn(service, player.id);
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

/**
 * Who a wrong password counts against. A browser that the player has used before has its own count, so nobody
 * guessing elsewhere can lock them out; all others share the counts of the account and of their address.
 */
function guesserOf(service: Service, call: Call, player: Player | null, name: string): Doers {
  const device = player && deviceOf(service, call, player);
  if (player && device !== null) return { device: `${player.id} ${device}` };
  const { address } = addressDoer(service, call);
  const account = player ? `player ${player.id}` : `name ${name}`;
  return { address, account, pair: `${address} ${account}` };
}
