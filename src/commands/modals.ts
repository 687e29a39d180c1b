import * as t from "io-ts";
import { shape } from "../codec/codec.ts";
import type { DataOf, Draft } from "../events/define.ts";
import { ModalClosed, ModalName, ModalOpened, TransferAnswered } from "../events/modals/events.ts";
import { isNamedIn, modals, openModal } from "../events/modals/registry.ts";
import { NavigationRequested, StepBackRequested } from "../events/navigation/events.ts";
import { pathOf } from "../events/navigation/index.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

type ModalData = DataOf<typeof OpenModal>;

/** Opens a modal that is part of the address, over the current page or over its own page. */
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

/** Closes this modal if the address names it; any other modal stays open. */
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

const withoutModal = (path: string, modal: ModalData["modal"]): Draft =>
  NavigationRequested({
    path,
    isReplacing: true,
    isQueryKept: true,
    query: { drop: [modals[modal].flag] },
  });

/** The player's answer about the transfer of their account. */
export const AnswerTransfer = defineCommand(
  "AnswerTransfer",
  shape({ isAccepted: t.boolean }),
  (answer, state) =>
    modals["transfer-user"].isFor(state) && state.modals.transfer !== "sending"
      ? accept(TransferAnswered(answer))
      : refuse("nothing_to_do"),
);
