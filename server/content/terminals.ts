import type { Texts } from "../feed/types.ts";

/** A terminal that accepts cash deposits. All are in cities of the simulated leagues. */
export type TerminalText = {
  readonly id: number;
  readonly countryId: number;
  readonly cityId: number;
  /** City first, so that sorting by address also groups by city. */
  readonly address: Texts;
  readonly latitude: number;
  readonly longitude: number;
  readonly workingHours: string;
};

const terminal = (
  id: number,
  location: readonly [countryId: number, cityId: number, latitude: number, longitude: number],
  en: string,
  ru: string,
  workingHours: string,
): TerminalText => ({
  id,
  countryId: location[0],
  cityId: location[1],
  latitude: location[2],
  longitude: location[3],
  address: { en, ru },
  workingHours,
});

/** A reference operator takes no cash: these are samples of the format, and say so. */
export const terminals: readonly TerminalText[] = [
  terminal(
    1,
    [17, 1, 35.8989, 14.5146],
    "Valletta, Merchants Street 12 (sample)",
    "Валлетта, Мерчантс-стрит, 12 (образец)",
    "09:00–21:00",
  ),
  terminal(
    2,
    [17, 1, 35.8966, 14.5089],
    "Valletta, Bus Terminus (sample)",
    "Валлетта, автовокзал (образец)",
    "24/7",
  ),
  terminal(
    3,
    [17, 2, 35.9122, 14.5042],
    "Sliema, Tower Road 80 (sample)",
    "Слима, Тауэр-роуд, 80 (образец)",
    "10:00–22:00",
  ),
  terminal(
    4,
    [17, 3, 36.0444, 14.2397],
    "Victoria, Republic Street 5 (sample)",
    "Виктория, Рипаблик-стрит, 5 (образец)",
    "09:00–19:00",
  ),
  terminal(
    5,
    [2, 4, 43.238, 76.945],
    "Almaty, Abay Avenue 10 (sample)",
    "Алматы, проспект Абая, 10 (образец)",
    "24/7",
  ),
  terminal(
    6,
    [2, 5, 51.1282, 71.4304],
    "Astana, Turan Avenue 37 (sample)",
    "Астана, проспект Туран, 37 (образец)",
    "10:00–22:00",
  ),
  terminal(
    7,
    [17, 2, 35.9089, 14.5027],
    "Sliema, Ferries (sample)",
    "Слима, паромная пристань (образец)",
    "08:00–20:00",
  ),
];
