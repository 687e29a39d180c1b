/** Ids of countries by their two letters: those that a player can live in, then others that have championships. */
export const countryIds = {
  AT: 1,
  KZ: 2,
  BE: 3,
  BR: 4,
  CZ: 5,
  DE: 6,
  EE: 7,
  ES: 8,
  FI: 9,
  FR: 10,
  GB: 11,
  GE: 12,
  IE: 13,
  IT: 14,
  LT: 15,
  LV: 16,
  MT: 17,
  NL: 18,
  NO: 19,
  PL: 20,
  PT: 21,
  RO: 22,
  RS: 23,
  SE: 24,
  TR: 25,
  UZ: 26,
  US: 27,
  CA: 28,
  MX: 29,
  CO: 30,
  CL: 31,
  BB: 32,
  AR: 33,
  ZA: 34,
  AE: 35,
  IN: 36,
  BD: 37,
  TH: 38,
  CN: 39,
  JP: 40,
  KR: 41,
  AU: 42,
  NZ: 43,
  FJ: 44,
} as const;

export type CountryCode = keyof typeof countryIds;

/** The id of a country; undefined for one that the server has no id for. */
export const countryIdOf = (code: string | undefined): number | undefined =>
  code !== undefined && Object.hasOwn(countryIds, code)
    ? countryIds[code as CountryCode]
    : undefined;
