import type { ActivationType, UserConfig, UserData } from "./config.ts";

/** What the activation type becomes when a phone is bound: none is phone only, email is both. [user-config-006] */
export function withPhoneBound(type: ActivationType): ActivationType {
  if (type === 0) return 3;
  return type === 1 ? 2 : type;
}

/** How well an account with this level (0 to 100) is protected. [user-config-007] */
export function protection(level: number): "bad" | "normal" | "good" | "full" {
  if (level <= 30) return "bad";
  if (level < 70) return "normal";
  return level < 100 ? "good" : "full";
}

/** [user-config-008] */
export const isVerified = ({
  verification_status,
}: Pick<UserConfig, "verification_status">): boolean => verification_status !== 1;

const required = [
  "date_birthday",
  "name",
  "surname",
  "passport",
  "passport_date",
  "registration_address",
] as const satisfies readonly (keyof UserData)[];

/** All that a profile must say has been told; a text that is empty or null has not. [user-config-009] */
export const isProfileFilled = (data: UserData): boolean =>
  required.every((field) => data[field] !== null && data[field] !== "");
