import { createContext } from "react";

/** Hears of every sheet and dialog that opens or closes; null: nobody wants to know. */
export const ModalListener = createContext<((isOpen: boolean) => void) | null>(null);
