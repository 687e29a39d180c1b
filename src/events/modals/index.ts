export { type ModalName, isNamedIn, openModal } from "./registry.ts";
