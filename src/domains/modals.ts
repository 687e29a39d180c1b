import { AnswerTransfer, CloseModal, OpenModal } from "../commands/modals.ts";
import { giveUpModal } from "../epics/modals/giveUp.ts";
import { answerTransfer, askForTransfer } from "../epics/modals/transfer.ts";
import { modalsSlice } from "../events/modals/slice.ts";
import { modalEndpoints } from "../infra/http/api/modals.ts";
import { domain } from "./domain.ts";

/** Modals opened by the address. */
export const modals = domain({
  name: "modals",
  slices: [modalsSlice],
  commands: [OpenModal, CloseModal, AnswerTransfer],
  epics: [askForTransfer, answerTransfer, giveUpModal],
  endpoints: modalEndpoints,
});
