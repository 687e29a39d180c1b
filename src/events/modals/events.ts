import * as t from "io-ts";
import { nullable, openString, shape } from "../../codec/codec.ts";
import { defineSessionCall, defineEvent } from "../define.ts";
import { modalNames } from "./registry.ts";

const [first, second, third] = modalNames;
export const ModalName = t.keyof({ [first]: null, [second]: null, [third]: null });

/** The app opened a modal: a step of the history of its own, which closing takes back. [modals-001] */
export const ModalOpened = defineEvent("ModalOpened", 1, shape({ modal: ModalName }));
/** The player closed it by its own means; by the back button only the address changes. [modals-001] */
export const ModalClosed = defineEvent("ModalClosed", 1, shape({ modal: ModalName }));

/** POST /web-api/user/transfer: whether the player's account may be moved, as the operator asks. */
export const UserTransfer = defineSessionCall(
  "UserTransfer",
  1,
  shape({ isAccepted: t.boolean }),
  shape({ success: t.boolean, redirectUrl: nullable(openString) }, { message: openString }),
);
/** The player has answered; the server has to be notified. */
export const TransferAnswered = defineEvent(
  "TransferAnswered",
  1,
  shape({ isAccepted: t.boolean }),
);
