import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draftOf } from "../../src/events/define.ts";
import { isSealed } from "../../src/codec/codec.ts";
import { HttpPort } from "../../src/infra/ports/http.ts";
import { Vault } from "../../src/infra/vault.ts";
import { asks } from "./asks.ts";
import { all, json, wired } from "./clientKit.ts";

/** Secrets that may have to be sent again with another value; all others are dropped once they were sent. */
const sentAgain: Readonly<Record<string, readonly string[]>> = {
  // The server identifies the visitor by it while they mistype the code.
  PasswordResetCode: ["resetId"],
  // A password may be refused; the next one is sent with the same token.
  NewPassword: ["resetToken"],
  // A refused form is sent again without a new code.
  RegisterByPhone: ["smsToken"],
  // Wrong answers may be corrected under the same token.
  LimitTestAnswers: ["tokenGuid"],
};

type Fields = Readonly<Record<string, unknown>>;

/** Sends one call with all its fields sealed; returns the secrets that the page still has afterwards. */
async function keptAfter(name: string, ask: Fields, isAnswered: boolean) {
  const endpoint = all.find(({ call }) => call.name === name);
  if (endpoint === undefined) throw new Error(`there is no call ${name}`);
  const vault = new Vault();
  const other = vault.seal("secret", "typed into another form");
  const { client, sent } = wired(() =>
    isAnswered ? json({}) : Promise.reject(new TypeError("cut")),
  );
  let port: HttpPort | undefined;
  const reported = new Promise<void>((resolve) => {
    port = new HttpPort(all, { client, vault, report: () => resolve() });
  });
  const { asked } = endpoint.call;
  const data = vault.sealBy(asked.codec, { call: 1, ask }) as { readonly ask: Fields };
  port?.onEntry({ ...draftOf(asked, data), seq: 1, at: 0, cause: null });
  await reported;
  expect(sent.length, `${name} was sent`).toBeGreaterThan(0);
  expect(vault.reveal(other), "a secret of nobody's call stays").toBe("typed into another form");
  const secrets = Object.entries(data.ask).filter(
    ([, value]) => isSealed(value) && value.startsWith("§secret:"),
  );
  return {
    secrets: secrets.map(([field]) => field),
    kept: secrets
      .filter(([, value]) => isSealed(value) && vault.reveal(value) !== undefined)
      .map(([field]) => field),
  };
}

describe("secrets in a call", () => {
  for (const { call } of all) {
    const { name } = call;
    it(`are dropped once it was sent, answered or not: ${name}`, async () => {
      for (const ask of fc.sample(asks[name] ?? fc.constant({}), { numRuns: 5, seed: 7 })) {
        for (const isAnswered of [true, false]) {
          const { secrets, kept } = await keptAfter(name, ask as Fields, isAnswered);
          const mayStay = sentAgain[name] ?? [];
          expect(kept).toEqual(secrets.filter((field) => mayStay.includes(field)));
        }
      }
    });
  }

  it("exist in the calls that have some", async () => {
    const carrying: string[] = [];
    for (const { call } of all) {
      const found = await Promise.all(
        fc
          .sample(asks[call.name] ?? fc.constant({}), { numRuns: 20, seed: 7 })
          .map((ask) => keptAfter(call.name, ask as Fields, true)),
      );
      if (found.some(({ secrets }) => secrets.length > 0)) carrying.push(call.name);
    }
    expect(carrying.sort()).toEqual(
      [
        "LimitTestAnswers",
        "NewPassword",
        "PasswordResetCode",
        "RegisterByPhone",
        "RegisterFull",
        "RegistrationSmsCheck",
        "SignInByLogin",
        "SignInByPhone",
      ].sort(),
    );
  });
});
