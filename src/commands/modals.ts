import * as t from "io-ts";
import { shape } from "../codec/codec.ts";
import type { DataOf, Draft } from "../events/define.ts";
import { ModalClosed, ModalName, ModalOpened, TransferAnswered } from "../events/modals/events.ts";
import { isNamedIn, modals, openModal } from "../events/modals/registry.ts";
import { NavigationRequested, StepBackRequested } from "../events/navigation/events.ts";
import { pathOf } from "../events/navigation/index.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

type OfModal = DataOf<typeof OpenModal>;

/** Opens a modal of the address over this page, or over its own. */
export const OpenModal = defineCommand(
  "OpenModal",
  shape({ modal: ModalName }),
  ({ modal }, state) => {
    const { page, isFor, flag, value } = modals[modal];
    if (!isFor(state) || openModal(state) !== null) return refuse("nothing_to_do");
    const path =
      page === null ? state.navigation.path : pathOf({ name: page }, state.settings.language);
    return accept(
      ModalOpened({ modal }),
      NavigationRequested({
        path,
        isReplacing: false,
        isQueryKept: path === state.navigation.path,
        query: { set: { [flag]: value ?? "1" } },
      }),
    );
  },
  "wait",
);

/** Closes the modal of the address; another one, or none, is left alone. */
export const CloseModal = defineCommand(
  "CloseModal",
  shape({ modal: ModalName }),
  ({ modal }, { navigation, modals: { pushed } }) =>
    isNamedIn(navigation.query, modal)
      ? accept(
          ModalClosed({ modal }),
          pushed === modal ? StepBackRequested({}) : withoutModal(navigation.path, modal),
        )
      : refuse("nothing_to_do"),
);

const withoutModal = (path: string, modal: OfModal["modal"]): Draft =>
  NavigationRequested({
    path,
    isReplacing: true,
    isQueryKept: true,
    query: { drop: [modals[modal].flag] },
  });

/** The player's word on the transfer of their account. */
export const AnswerTransfer = defineCommand(
  "AnswerTransfer",
  shape({ isAccepted: t.boolean }),
  (answer, state) =>
    modals["transfer-user"].isFor(state) && state.modals.transfer !== "sending"
      ? accept(TransferAnswered(answer))
      : refuse("nothing_to_do"),
);
