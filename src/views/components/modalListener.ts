import { createContext } from "react";

/** Called when a sheet or dialog opens or closes; null: no listener. */
export const ModalListener = createContext<((isOpen: boolean) => void) | null>(null);
