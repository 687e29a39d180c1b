import * as t from "io-ts";
import { finite, nullable, openString, personal, shape } from "../../codec/codec.ts";

/** A text about the player. An empty one reveals nothing, so it stays visible in the log. */
const filled = t.refinement(t.string, (text) => text !== "", "filled text");
const text = t.union([personal(filled), t.literal("")]);
const nullableText = t.union([personal(filled), t.literal(""), t.null]);

/** Personal data that the player entered. [user-config-002] */
const UserData = shape({
  date_birthday: nullableText,
  document_type_id: nullable(finite),
  inn: nullableText,
  name: nullableText,
  passport: nullableText,
  passport_date: nullableText,
  passport_end_date: nullableText,
  registration_address: nullableText,
  surname: nullableText,
});
export type UserData = t.TypeOf<typeof UserData>;

/** Protection of the player's sign-in. [user-config-003] */
const ProtectionMethods = shape({
  is_changed_password: t.boolean,
  enable_two_factor_auth: t.boolean,
  enable_phone_binding: t.boolean,
  enable_security_question: t.boolean,
  enable_email_auth: t.boolean,
});

/** 0 none, 1 email only, 2 email and phone, 3 phone only. [user-config-005] */
const ActivationType = t.union([t.literal(0), t.literal(1), t.literal(2), t.literal(3)]);
export type ActivationType = t.TypeOf<typeof ActivationType>;

/**
 * The config of a player (contract, UserConfigBody), phone and email masked by the server. [user-config-001]
 */
export const UserConfigBody = shape(
  {
    user_id: personal(finite),
    disallow_line_sport: t.array(finite),
    disallow_live_sport: t.array(finite),
    phone_number: nullableText,
    phone_code: nullable(openString),
    user_email: nullableText,
    user_name: text,
    user_country_code: openString,
    user_country_id: finite,
    activation_type: ActivationType,
    user_ref_id: nullable(personal(finite)),
    user_msg_count: finite,
    isRequiredTransfer: t.boolean,
    is_active_secure_question: t.boolean,
    /** Days since the password was changed. */
    changed_pass_day_count: nullable(finite),
    user_data: UserData,
    /** 0 to 100. [user-config-007] */
    protection_level: finite,
    protection_methods: ProtectionMethods,
    should_sync_protection_methods: t.boolean,
    is_need_identification: t.boolean,
    /** Above 0: banned. */
    ban_level: finite,
    ban_version: finite,
    user_status_id: finite,
    /** 1: not verified. [user-config-008] */
    verification_status: finite,
    verification_types: t.array(finite),
    isCCLine: t.boolean,
    isCClive: t.boolean,
    isDataAfterRegistration: t.boolean,
    verification_status_group_code: nullable(openString),
    requested_additional_document: t.boolean,
    has_deposit: t.boolean,
    is_identification_bonus: t.boolean,
    show_verification_modal_on_deposit_page: t.boolean,
    remaining_days_to_activate: nullable(finite),
  },
  { user_hide_balance: t.boolean },
);
export type UserConfigBody = t.TypeOf<typeof UserConfigBody>;
