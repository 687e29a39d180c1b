import type { State } from "../index.ts";

/** The modals that an address can open. [modals-002] */
export const modalNames = ["transfer-user", "quick-coupon-settings", "forgot-password"] as const;
export type ModalName = (typeof modalNames)[number];

/** How an address opens a modal, and to whom. */
type ModalRow = {
  readonly flag: "modal" | "showForgotPasswordModal";
  /** What the flag has to say; null: anything. */
  readonly value: string | null;
  /** Opens over home only; null: over any page. */
  readonly page: "home" | null;
  readonly isFor: (state: State) => boolean;
};

/** One modal, one row. [modals-001] [modals-002] [modals-007] */
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
  const said = query[flag];
  return said !== undefined && (value === null || said === value);
};

/** The modal over the page: the address names it, the page is one of its pages and the player one of its players. */
export const openModal = (state: State): ModalName | null => {
  const { query, route } = state.navigation;
  const open = modalNames.find((name) => {
    const { page, isFor } = modals[name];
    return isNamedIn(query, name) && (page === null || page === route.name) && isFor(state);
  });
  return open ?? null;
};
