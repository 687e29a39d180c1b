import { History } from "./History.tsx";

export default History;
