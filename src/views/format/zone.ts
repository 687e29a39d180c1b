/** Hours from UTC in the phone's own zone at an instant (Unix ms), summer time included. */
export const zoneAt = (at: number): number => -new Date(at).getTimezoneOffset() / 60;
