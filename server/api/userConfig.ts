import type { App, Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import { textIn } from "../store/columns.ts";

/** getUserConfig, getFeedProfiles. Phone and email leave the server masked. */
export function userConfigCalls(app: App, service: Service): void {
  // All players have the same prices.
  app.get("/web-api/user/feed-profiles", (call) => {
    playerOf(service, call);
    const profileIdTimestamp = Math.floor(service.now() / 1000);
    return call.json({ lineProfileId: 0, liveProfileId: 0, profileIdTimestamp });
  });

  app.get("/web-api/user/config", (call) => {
    const { playerId } = playerOf(service, call);
    const row = service.store.get("SELECT * FROM players WHERE id = ?", [playerId]);
    if (!row) throw new ApiError(401, 20);
    return call.json({
      result: {
        user_id: playerId,
        disallow_line_sport: [],
        disallow_live_sport: [],
        phone_number: textIn(row, "phone_number").replace(/(?<=^.{2}).*(?=.{2}$)/, "******"),
        phone_code: textIn(row, "phone_code"),
        user_email: textIn(row, "email").replace(/(?<=^.)[^@]*/, "***"),
        user_name: textIn(row, "name"),
        ...unusedFields,
      },
    });
  });
}

/** What this server has no calls for: nothing is verified, asked for or banned. */
const unusedFields = {
  user_country_code: "MT",
  user_country_id: 17,
  activation_type: 2,
  user_ref_id: null,
  user_msg_count: 0,
  isRequiredTransfer: false,
  is_active_secure_question: false,
  user_hide_balance: true,
  changed_pass_day_count: null,
  user_data: {
    date_birthday: null,
    document_type_id: null,
    inn: null,
    name: null,
    passport: null,
    passport_date: null,
    passport_end_date: null,
    registration_address: null,
    surname: null,
  },
  protection_level: 0,
  protection_methods: {
    is_changed_password: false,
    enable_two_factor_auth: false,
    enable_phone_binding: true,
    enable_security_question: false,
    enable_email_auth: false,
  },
  should_sync_protection_methods: false,
  is_need_identification: false,
  ban_level: 0,
  ban_version: 1,
  user_status_id: 1,
  verification_status: 2,
  verification_types: [],
  isCCLine: false,
  isCClive: false,
  isDataAfterRegistration: true,
  verification_status_group_code: null,
  requested_additional_document: false,
  has_deposit: true,
  is_identification_bonus: false,
  show_verification_modal_on_deposit_page: false,
  remaining_days_to_activate: null,
};
