import { OpenedBets } from "./OpenedBets.tsx";

export default OpenedBets;
