import { randomUUID } from "node:crypto";
import { agentOf } from "../http/agent.ts";
import { FieldReader, readFields } from "../http/body.ts";
import type { App, Call, Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { sessionOf } from "../http/identity.ts";
import { refuseSpent, spend } from "../http/spend.ts";
import { type Fields, fieldsOf, listOf } from "../json.ts";
import { addPlayer, drawPassword, isEmailTaken, isPhoneTaken } from "../players/newPlayers.ts";
import {
  assertCodeIsDue,
  codeLength,
  forgetCode,
  isCodeToken,
  makeCode,
  resendSec,
  takeCode,
} from "../players/phoneCodes.ts";
import {
  drawnPassword,
  hashOf,
  keepPassword,
  madeBefore,
  noteRegistration,
} from "../players/registrations.ts";
import { isStrong } from "../players/resets.ts";
import { assertRegistersAllow } from "../limits/play.ts";
import { askAtRegistration } from "../registers/askings.ts";
import { minAgeOf } from "../packs/policy.ts";
import { openSession } from "../players/sessions.ts";
import { siteConfig } from "./config.ts";
import { isPhoneNumber } from "./reference.ts";
import { birthdayIn, commonIn, emailIn, nameIn, phoneIn } from "./registrationFields.ts";
import { setSessionCookies } from "./sessionCookies.ts";

/** registerFast, registerByPhone, registerFull, sendRegistrationSms, checkRegistrationSms. */
export function registrationCalls(app: App, service: Service): void {
  const { store } = service;

  app.post("/web-api/registration/fast_reg", async (call) => {
    refuseSpent(service, call, "register");
    const fields = await readOpenForm(service, call, "fast_reg");
    const reader = new FieldReader(fields);
    const common = commonIn(reader, fields);
    reader.done();
    const password = drawPassword();
    const bodyHash = hashOf("fast_reg", fields);
    const registered = await register(service, call, bodyHash, password, (passwordHash) => {
      const id = addPlayer(store, { ...emptyPlayer, ...common, passwordHash }, service.now());
      keepPassword(store, id, password, service.now());
      return id;
    });
    const generated = drawnPassword(store, registered.userId, service.now());
    return call.json({ ...registered, ...(generated === null ? {} : { password: generated }) });
  });

  app.post("/web-api/registration/phone_reg", async (call) => {
    refuseSpent(service, call, "register");
    const fields = await readOpenForm(service, call, "phone_reg");
    const reader = new FieldReader(fields);
    const common = commonIn(reader, fields);
    const phone = phoneIn(reader);
    const token = reader.text("smsToken");
    reader.done();
    const password = drawPassword();
    const address = phone.code + phone.number;
    const bodyHash = hashOf("phone_reg", fields);
    const registered = await register(service, call, bodyHash, password, (passwordHash) => {
      if (isPhoneTaken(store, phone.code, phone.number)) throw alreadyTaken("phone");
      if (!isCodeToken(store, address, token, service.now())) throw new ApiError(409, 4003);
      const id = addPlayer(
        store,
        { ...emptyPlayer, ...common, phone, passwordHash },
        service.now(),
      );
      keepPassword(store, id, password, service.now());
      forgetCode(store, address);
      return id;
    });
    return call.json(registered);
  });

  app.post("/web-api/registration/full_reg", async (call) => {
    refuseSpent(service, call, "register");
    const fields = await readOpenForm(service, call, "full_reg");
    const reader = new FieldReader(fields);
    const player = {
      ...emptyPlayer,
      ...commonIn(reader, fields),
      email: emailIn(reader),
      name: nameIn(reader, "name"),
      surname: nameIn(reader, "surname"),
      middleName: fields["middleName"] === undefined ? null : nameIn(reader, "middleName"),
      birthday: birthdayIn(reader, service.now(), minAgeOf(service)),
      isNewsAccepted: fields["isNewsAccepted"] === true,
    };
    const password = Buffer.from(reader.text("password"), "base64").toString("utf8");
    reader.done();
    if (!isStrong(password)) throw new ApiError(409, 4004);
    const bodyHash = hashOf("full_reg", fields);
    const registered = await register(service, call, bodyHash, password, (passwordHash) => {
      if (isEmailTaken(store, player.email)) throw alreadyTaken("email");
      return addPlayer(store, { ...player, passwordHash }, service.now());
    });
    return call.json(registered);
  });

  app.post("/web-api/registration/send-sms", async (call) => {
    refuseSpent(service, call, "sendSms");
    const fields = await readOpenForm(service, call, "phone_reg");
    const { code, number } = phoneOf(fields);
    if (isPhoneTaken(store, code, number)) throw alreadyTaken("phone");
    assertCodeIsDue(store, code + number, service.now());
    spend(service, call, "sendSms", { number: code + number });
    const digits = makeCode(store, code + number, service.now());
    const text = `Registration code: ${digits}`;
    service.outbox.send({ to: `${code} ${number}`, text }, service.now());
    return call.json({ success: true, message: "", timeout: resendSec, codeLength });
  });

  app.post("/web-api/registration/check-sms", async (call) => {
    refuseSpent(service, call, "checkSms");
    const fields = await readOpenForm(service, call, "phone_reg");
    const { code, number } = phoneOf(fields);
    const reader = new FieldReader(fields);
    const digits = reader.text("code");
    reader.done();
    spend(service, call, "checkSms");
    const smsToken = takeCode(store, code + number, digits.trim(), service.now());
    return call.json({ success: true, message: "", smsToken });
  });
}

const emptyPlayer = {
  name: "",
  surname: null,
  middleName: null,
  birthday: null,
  email: null,
  phone: null,
  isNewsAccepted: false,
};

const alreadyTaken = (field: "email" | "phone"): ApiError =>
  new ApiError(409, 4002, { errors: [{ field, code: "taken", message: "is registered already" }] });

/** @throws ApiError 403, code 4001, if the site does not offer registration, or not this type. */
async function readOpenForm(service: Service, call: Call, type: string): Promise<Fields> {
  const registration = fieldsOf(siteConfig(service, "")["registration"]);
  if (registration["isAllowed"] !== true || !listOf(registration["types"]).includes(type))
    throw new ApiError(403, 4001);
  return readFields(call);
}

function phoneOf(fields: Fields) {
  const reader = new FieldReader(fields);
  const phone = phoneIn(reader);
  reader.done();
  if (!isPhoneNumber(phone.code, phone.number))
    throw invalid("phone", "format", "not a number of this country");
  return phone;
}

/**
 * Creates the player and signs them in. A repeated request from the same visitor gets the same player as long
 * as their session has not been used, because the first answer may have been lost.
 */
async function register(
  service: Service,
  call: Call,
  bodyHash: string,
  password: string,
  make: (passwordHash: string) => number,
) {
  const { store } = service;
  const session = sessionOf(service, call);
  const visitor = session?.playerId === null ? session : null;
  if (session && visitor === null) throw new ApiError(409, 50);
  const earlierPlayer = () => visitor && madeBefore(store, visitor.id, bodyHash, service.now());
  if (earlierPlayer() === null) spend(service, call, "register");
  // Somebody whose answer was lost is a player already.
  const asked =
    earlierPlayer() === null ? await askAtRegistration(service, visitor?.id ?? randomUUID()) : null;
  assertRegistersAllow(asked?.state ?? null);
  const passwordHash = earlierPlayer() === null ? await service.passwords.hash(password) : "";
  const now = service.now();
  const { playerId, secret } = store.transaction(() => {
    // Checked again, because the same request may have arrived twice while the password was being hashed.
    const playerId = earlierPlayer() ?? make(passwordHash);
    asked?.giveTo(playerId);
    if (visitor) noteRegistration(store, { sessionId: visitor.id, bodyHash, playerId }, now);
    const player = { id: playerId, isSaved: false };
    return { playerId, secret: openSession(service, player, agentOf(service, call)) };
  });
  setSessionCookies(service, call, secret, false);
  return {
    success: true,
    message: "",
    userId: playerId,
    login: String(playerId),
    isActivationNeeded: false,
    isSignedIn: true,
  };
}
