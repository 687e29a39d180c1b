import type { DatabaseFault } from "./heal.ts";

/** Why a session keeps nothing more until a snapshot restarts it. */
export type HoleCode = "wiped" | "full" | "gap" | "unserialisable" | "removed";

/** `healed`, `dropped` and `trimmed` are informational; all others mean that something is not on disk. */
export type TroubleCode =
  | DatabaseFault["code"]
  | HoleCode
  | "taken"
  | "bad-snapshot"
  | "no-session"
  | "healed"
  | "dropped"
  | "trimmed";

export type Report = (code: TroubleCode, message: string) => void;

/** The outcome of a write: on disk, in this page's memory only, or not kept at all. */
export type WriteOutcome =
  | { readonly tag: "stored"; readonly seq: number }
  | { readonly tag: "memory"; readonly seq: number; readonly code: TroubleCode }
  | { readonly tag: "lost"; readonly seq: number; readonly code: TroubleCode };
