export { StoredReminder } from "./stored.ts";
