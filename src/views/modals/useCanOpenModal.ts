import { useSelect } from "../hooks/useSelect.ts";

/** Whether what opens the modals of the address has come; an order given before would be refused. */
export const useCanOpenModal = (): boolean =>
  useSelect(({ runtime }) => runtime.arrived.includes("frame"));
