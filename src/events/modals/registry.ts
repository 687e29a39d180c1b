import type { State } from "../index.ts";

/** The modals that an address can open. [modals-002] */
export const modalNames = ["transfer-user", "quick-coupon-settings", "forgot-password"] as const;
export type ModalName = (typeof modalNames)[number];

/** How an address opens a modal, and for whom. */
type ModalRow = {
  readonly flag: "modal" | "showForgotPasswordModal";
  /** The value that the flag must have; null: any. */
  readonly value: string | null;
  /** Only opens over home; null: over any page. */
  readonly page: "home" | null;
  readonly isFor: (state: State) => boolean;
};

/** One row per modal. [modals-001] [modals-002] [modals-007] */
export const modals: Readonly<Record<ModalName, ModalRow>> = {
  "transfer-user": {
    flag: "modal",
    value: "transfer-user",
    page: null,
    isFor: ({ session, userConfig, modals: { transfer } }) =>
      session.tag === "player" &&
      userConfig.config?.isRequiredTransfer === true &&
      transfer !== "answered",
  },
  "quick-coupon-settings": {
    flag: "modal",
    value: "quick-coupon-settings",
    page: null,
    isFor: () => true,
  },
  "forgot-password": {
    flag: "showForgotPasswordModal",
    value: null,
    page: "home",
    isFor: ({ session }) => session.tag === "visitor",
  },
};

/** Whether the query of an address names the modal. */
export const isNamedIn = (query: Readonly<Record<string, string>>, name: ModalName): boolean => {
  const { flag, value } = modals[name];
  const flagValue = query[flag];
  return flagValue !== undefined && (value === null || flagValue === value);
};

/** The modal over the page: the address names it, and it is for this page and this player. */
export const openModal = (state: State): ModalName | null => {
  const { query, route } = state.navigation;
  const name = modalNames.find((candidate) => {
    const { page, isFor } = modals[candidate];
    return isNamedIn(query, candidate) && (page === null || page === route.name) && isFor(state);
  });
  return name ?? null;
};
