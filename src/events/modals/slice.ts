import { RouteEntered } from "../navigation/events.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { UserTransfer, ModalClosed, ModalOpened, TransferAnswered } from "./events.ts";
import { isNamedIn } from "./registry.ts";
import { initial } from "./state.ts";

export const modalsSlice = createSlice("modals", initial)
  .on(ModalOpened, (state, { modal }) => ({ ...state, pushed: modal }))
  .on(ModalClosed, (state) => ({ ...state, pushed: null }))
  // Back and forward also lead to history steps other than the one that was pushed.
  .on(RouteEntered, (state, { query = {} }) =>
    state.pushed === null || isNamedIn(query, state.pushed) ? state : { ...state, pushed: null },
  )
  .on(TransferAnswered, (state) => ({ ...state, transfer: "sending" }))
  .on(UserTransfer.answered, (state, { body }) => ({
    ...state,
    transfer: body.success ? "answered" : "failed",
  }))
  .on(UserTransfer.failed, (state) => ({ ...state, transfer: "failed" }))
  .on(SessionClosed, (state) => ({ ...state, transfer: "open" }));
