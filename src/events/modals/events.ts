import * as t from "io-ts";
import { nullable, openString, shape } from "../../codec/codec.ts";
import { defineSessionCall, defineEvent } from "../define.ts";
import { modalNames } from "./registry.ts";

const [first, second, third] = modalNames;
export const ModalName = t.keyof({ [first]: null, [second]: null, [third]: null });

/** The app opened a modal: it gets a history step of its own, which closing takes back. [modals-001] */
export const ModalOpened = defineEvent("ModalOpened", 1, shape({ modal: ModalName }));
/** The player closed the modal itself; the back button only changes the address. [modals-001] */
export const ModalClosed = defineEvent("ModalClosed", 1, shape({ modal: ModalName }));

/** POST /web-api/user/transfer: whether the player accepts the operator's request to move their account. */
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
