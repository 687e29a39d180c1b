/** An overlay over a page that is not part of its URL; one at a time. */
export type Overlay =
  | { readonly kind: "registration" | "login" | "userQuestion" | "supportHistory" | "welcome" }
  | { readonly kind: "firstDeposit"; readonly variant: 1 | 2 }
  /** `src`: a path of this site. */
  | { readonly kind: "image"; readonly src: string; readonly alt: string };

export type OverlaysState = {
  readonly open: Overlay | null;
  /** The welcomes already shown on this device; null until known. [modals-013] */
  readonly shown: { readonly welcome: boolean; readonly firstDeposit: boolean } | null;
};

export const initial: OverlaysState = { open: null, shown: null };
