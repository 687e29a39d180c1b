import { Report } from "./Report.tsx";

export default Report;
