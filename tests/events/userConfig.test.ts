import { describe, expect, it } from "vitest";
import { UserConfig, UserConfigMissing } from "../../src/events/player/userConfigEvents.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { isSealed } from "../../src/codec/codec.ts";
import { answered, signedIn } from "../kit/events.ts";
import { stateOf } from "../kit/spec.ts";
import { userConfig } from "../kit/userConfig.ts";

const received = {
  date_birthday: "1994-03-08",
  document_type_id: 1,
  inn: "770123456789",
  name: "Anna",
  passport: "4510 123456",
  passport_date: "2014-04-01",
  passport_end_date: "2034-04-01",
  registration_address: "Main street 1",
  surname: "Petrova",
};
const loaded = (changes: object = {}) =>
  answered(UserConfig, {}, { result: { ...userConfig, ...changes } });
const after = (changes: object = {}) => stateOf(signedIn, loaded(changes)).userConfig;
const configOf = (changes: object = {}) => {
  const { config } = after(changes);
  if (config === null) throw new Error("no user config was installed");
  return config;
};

describe("the user config", () => {
  it("holds every field of the contract, what names the player sealed [user-config-001]", () => {
    const config = configOf({ user_ref_id: 12, user_name: "Anna" });
    expect(Object.keys(config).sort()).toEqual(Object.keys(userConfig).sort());
    const sealed = ["user_id", "phone_number", "user_email", "user_name", "user_ref_id"];
    for (const [name, value] of Object.entries(config)) {
      if (sealed.includes(name)) expect(isSealed(value), name).toBe(true);
      else if (name !== "user_data") expect(value, name).toEqual(Reflect.get(userConfig, name));
    }
  });

  it("hides the balance unless it says otherwise [user-config-001]", () => {
    const { user_hide_balance: _out, ...without } = userConfig;
    const { config } = stateOf(signedIn, answered(UserConfig, {}, { result: without })).userConfig;
    expect(config?.user_hide_balance).toBe(true);
    expect(configOf({ user_hide_balance: false }).user_hide_balance).toBe(false);
  });

  it("holds what players said about themselves, all of it sealed [user-config-002]", () => {
    const { user_data: data } = configOf({ user_data: received });
    expect(Object.keys(data).sort()).toEqual(Object.keys(received).sort());
    const { document_type_id, ...texts } = data;
    expect(document_type_id).toBe(1);
    expect(Object.values(texts).map(isSealed)).toEqual(Array(8).fill(true));
    expect(JSON.stringify(data)).not.toContain("Petrova");
  });

  it("holds how the way in is protected [user-config-003]", () => {
    const methods = {
      is_changed_password: true,
      enable_two_factor_auth: false,
      enable_phone_binding: true,
      enable_security_question: false,
      enable_email_auth: true,
    };
    expect(configOf({ protection_methods: methods }).protection_methods).toEqual(methods);
  });

  it("sorts the sports that are not allowed by number [user-config-004]", () => {
    const config = configOf({ disallow_line_sport: [10, 9, 100, 1], disallow_live_sport: [40, 5] });
    expect(config.disallow_line_sport).toEqual([1, 9, 10, 100]);
    expect(config.disallow_live_sport).toEqual([5, 40]);
  });

  it("knows four types of activation and refuses a fifth [user-config-005]", () => {
    for (const type of [0, 1, 2, 3]) {
      expect(configOf({ activation_type: type }).activation_type).toBe(type);
    }
    expect(() => loaded({ activation_type: 4 })).toThrow("activation_type");
  });

  it("is installed and loaded until a failure; what was known stays readable [error-033]", () => {
    expect(after()).toMatchObject({ isInstalled: true, isLoaded: true });
    const missing = UserConfigMissing({ message: "failed to get user config" });
    const { userConfig: failed, session } = stateOf(signedIn, loaded({ ban_level: 2 }), missing);
    expect(failed).toMatchObject({ isInstalled: false, isLoaded: false, config: { ban_level: 2 } });
    expect(session.rights?.banLevel).toBe(2);
  });

  it("goes with the player, and stays with the same one", () => {
    expect(stateOf(signedIn, loaded(), signedIn).userConfig.isLoaded).toBe(true);
    const left = stateOf(signedIn, loaded(), SessionClosed({ reason: "player" })).userConfig;
    expect(left).toMatchObject({ config: null, userId: null, isLoaded: false });
  });
});
