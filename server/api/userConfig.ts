import type { App, Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import type { Fields } from "../json.ts";
import { merged } from "../merge.ts";
import { profileOf } from "../players/newPlayers.ts";
import { isPasswordUnseen } from "../players/registrations.ts";
import { demoPlayerId } from "../players/players.ts";
import { textIn, textOrNull } from "../store/columns.ts";

/** getUserConfig, getFeedProfiles. Phone and email are masked before they leave the server. */
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
    const result = {
      user_id: playerId,
      disallow_line_sport: [],
      disallow_live_sport: [],
      phone_number:
        textOrNull(row, "phone_number")?.replace(/(?<=^.{2}).*(?=.{2}$)/, "******") ?? null,
      phone_code: textOrNull(row, "phone_code"),
      user_email: textOrNull(row, "email")?.replace(/(?<=^.)[^@]*/, "***") ?? null,
      user_name: textIn(row, "name"),
      ...unusedFields,
      ...registeredFields(service, playerId),
    };
    const patch = playerId === demoPlayerId ? service.site.playerPatch : {};
    return call.json({ result: merged(result, patch) });
  });
}

/** The demo player's config without personal data, which the states of the control page change. */
export const demoConfig = ({ site }: Service): Fields => merged(unusedFields, site.playerPatch);

/** Data of a player who registered here; they have not made a deposit yet. */
function registeredFields({ store, now }: Service, playerId: number) {
  const profile = profileOf(store, playerId);
  if (profile === null) return {};
  const { surname, birthday, countryId } = profile;
  const name = profile.name === "" ? null : profile.name;
  return {
    user_country_id: countryId,
    user_data: { ...unusedFields.user_data, name, surname, date_birthday: birthday },
    has_deposit: false,
    isDataAfterRegistration: !isPasswordUnseen(store, playerId, now()),
  };
}

/** Features without calls on this server: nothing is verified, requested or banned. */
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
