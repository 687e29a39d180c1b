import { app, arrival } from "../kit/app.ts";
import * as t from "io-ts";
import { describe, expect, it, vi } from "vitest";
import { EndSessionSafely } from "../../src/commands/session.ts";
import { SignIn } from "../../src/commands/auth.ts";
import { definitions, type Draft, type Entry } from "../../src/events/define.ts";
import { DomainsWanted } from "../../src/events/runtime/events.ts";
import { AppStarted } from "../../src/events/shell/events.ts";
import {
  decode,
  isSealed,
  nullable,
  openString,
  personal,
  secret,
  shape,
} from "../../src/codec/codec.ts";
import { Host } from "../../src/infra/host/host.ts";
import { tokenParameters } from "../../src/epics/session/token.ts";
import { HttpClient } from "../../src/infra/http/client.ts";
import { HttpPort } from "../../src/infra/ports/http.ts";
import { Vault } from "../../src/infra/vault.ts";
import { all } from "../contract/clientKit.ts";
import { World } from "../kit/world.ts";

describe("the vault", () => {
  const codec = shape(
    {
      login: personal(t.string),
      password: secret(t.string),
      open: openString,
      userId: nullable(personal(t.number)),
    },
    { more: t.array(shape({ email: personal(t.string) })) },
  );

  it("replaces private values at any depth, and gives them back", () => {
    const vault = new Vault();
    const value = {
      login: "anna",
      password: "wonder",
      open: "en",
      userId: 7,
      more: [{ email: "a@b.c" }],
    };
    const sealed = vault.sealBy(codec, value);
    expect(JSON.stringify(sealed)).not.toMatch(/anna|wonder|a@b\.c|7,/);
    expect(decode(codec, sealed).tag).toBe("ok");
    expect(vault.open(sealed)).toEqual(value);
  });

  it("gives one token per person and a new one to each secret", () => {
    const vault = new Vault();
    expect(vault.seal("personal", "anna")).toBe(vault.seal("personal", "anna"));
    expect(vault.seal("personal", "anna")).not.toBe(vault.seal("personal", "berta"));
    expect(vault.seal("secret", "wonder")).not.toBe(vault.seal("secret", "wonder"));
  });

  it("forgets the secrets of a value, and only them", () => {
    const vault = new Vault();
    const [login, password] = [vault.seal("personal", "anna"), vault.seal("secret", "wonder")];
    const [token, typed] = [vault.seal("secret", "abc"), vault.seal("secret", "elsewhere")];
    vault.forgetSecrets({ login, account: [{ password, token }] }, ["token"]);
    expect(vault.reveal(login)).toBe("anna");
    expect(vault.reveal(password)).toBeUndefined();
    expect(vault.reveal(token)).toBe("abc");
    expect(vault.reveal(typed)).toBe("elsewhere");
  });

  it("leaves null and invalid values to the decoder, which reveals nothing of them", () => {
    const vault = new Vault();
    const bad = vault.sealBy(codec, {
      login: 4_711_000_815,
      password: ["wonder"],
      open: "en",
      userId: null,
    });
    const decoded = decode(codec, bad);
    expect(decoded.tag).toBe("bad");
    expect(JSON.stringify(decoded)).not.toMatch(/4711000815|wonder/);
    const choice = decode(shape({ phone: nullable(personal(t.string)) }), { phone: 4_711_000_815 });
    expect(choice.tag).toBe("bad");
    expect(JSON.stringify(choice)).not.toContain("4711000815");
  });

  it("does not tokenise twice", () => {
    const vault = new Vault();
    const phone = vault.seal("personal", "+7 701");
    expect(vault.sealBy(personal(t.string), phone)).toBe(phone);
    vault.forgetSecrets(vault.seal("secret", "wonder"));
    expect(vault.sealBy(secret(t.string), "§secret:2"), "forgotten, and still its own").toBe(
      "§secret:2",
    );
  });

  it("treats a text that looks like a token as text: nothing is shown or sent in its place", () => {
    const vault = new Vault(483_920_175);
    const phone = vault.seal("personal", "+7 701");
    expect(phone).toBe("§personal:483920176");
    for (const text of ["§personal:1", "§personal:483920175", "§personal:483920900"]) {
      expect(vault.open({ text }), "as it came").toEqual({ text });
      const sealed = vault.sealBy(personal(t.string), text);
      expect(sealed).not.toBe(text);
      expect(vault.open(sealed)).toBe(text);
    }
    expect(isSealed("§personal:3")).toBe(true);
    expect(isSealed("§personal:three")).toBe(false);
  });
});

const [login, password, userId] = [
  "canary.anna@example.org",
  "canary-pass-9f",
  990_011_223_344,
] as const;
const CANARIES = [login, password, btoa(password), String(userId)];

function signingIn(answers: Readonly<Record<string, unknown>>) {
  const world = new World();
  const vault = new Vault();
  const log: Entry[] = [];
  const sent: unknown[] = [];
  const report = (draft: Draft) => host.report(draft);
  const client = new HttpClient({
    apiOrigin: "",
    fetch: (path, init) => {
      sent.push(typeof init?.body === "string" ? JSON.parse(init.body) : null);
      const body = answers[String(path)];
      return Promise.resolve(
        body === undefined ? new Response("", { status: 503 }) : Response.json(body),
      );
    },
    jar: { read: () => null, write: () => {}, drop: () => {} },
    now: world.now,
    figures: tokenParameters(() => null),
    language: () => "en",
  });
  const http = new HttpPort(all, { client, vault, report });
  const host = new Host({
    ...world,
    root: app.root,
    decide: app.decide,
    epics: app.epics,
    epicsOf: app.epicsOf,
    definitions,
    vault,
    draw: () => "id",
    onGuardLost: () => EndSessionSafely({}),
    onIdle: () => {},
    ports: [
      (entry) => log.push(entry),
      (entry) => http.onEntry(entry),
      (entry) => {
        if (DomainsWanted.is(entry)) report(arrival(entry.data.need));
      },
    ],
  });
  host.start(
    AppStarted({
      path: "/en/user/login",
      language: "en",
      isTabHidden: false,
      isOnline: true,
      hasSession: true,
      stored: {},
    }),
  );
  return { host, log, sent };
}

const credentials = { form: "login_password", login, password, isRemembered: true };

describe("private values never enter an entry", () => {
  it("from the form to the session, while the server gets the real ones", async () => {
    const { host, log, sent } = signingIn({
      "/web-api/session/check": { user_id: null },
      "/web-api/auth/login": { success: true, responseType: "done", userInfo: { userId: userId } },
    });
    await vi.waitFor(() => expect(host.state$.value.session.tag).toBe("visitor"));
    host.send({
      ...SignIn({ form: "login_password", login: seal(1), password: seal(2), isRemembered: true }),
      data: credentials,
    });
    await vi.waitFor(() => expect(host.state$.value.session.tag).toBe("player"));
    expect(sent).toContainEqual(
      expect.objectContaining({ uLogin: login, uPassword: btoa(password) }),
    );
    for (const canary of CANARIES) {
      expect(JSON.stringify(log)).not.toContain(canary);
      expect(JSON.stringify(host.state$.value.session)).not.toContain(canary);
    }
    expect(log.find(({ type }) => type === "SessionOpened")?.data).toEqual({
      userId: expect.stringMatching(/^§personal:/),
    });
  });

  it("from an answer that does not fit", async () => {
    const { log } = signingIn({
      "/web-api/session/check": { user_id: { id: userId, mail: login } },
    });
    await vi.waitFor(() =>
      expect(log.some(({ type }) => type === "CheckSessionFailed")).toBe(true),
    );
    for (const canary of CANARIES) expect(JSON.stringify(log)).not.toContain(canary);
  });

  it("from a command that does not fit, which is refused on entry", () => {
    const { host, log } = signingIn({ "/web-api/session/check": { user_id: null } });
    const odd = {
      ...SignIn({ form: "login_password", login: seal(1), password: seal(2), isRemembered: true }),
    };
    const sending = () =>
      host.send({ ...odd, data: { ...credentials, login: userId, isRemembered: password } });
    expect(sending).toThrow("send SignIn");
    try {
      sending();
    } catch (error) {
      for (const canary of CANARIES) expect(String(error)).not.toContain(canary);
    }
    for (const canary of CANARIES) expect(JSON.stringify(log)).not.toContain(canary);
  });

  it("refuses on entry what is not a command", () => {
    const { host } = signingIn({ "/web-api/session/check": { user_id: null } });
    expect(() => host.send(EndSessionSafely({}))).not.toThrow();
    expect(() => host.send({ kind: "command", type: "SessionOpened", v: 1, data: {} })).toThrow(
      '"SessionOpened" is not a command',
    );
  });
});

/** A token that no vault has made; it only fits the command's type until the form's values are filled in. */
function seal(count: number) {
  const sealedToken = `§personal:${count}`;
  if (!isSealed(sealedToken)) throw new Error(`${sealedToken} is not a token`);
  return sealedToken;
}
