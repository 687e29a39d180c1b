import { LimitsPage } from "./LimitsPage.tsx";

export default LimitsPage;
