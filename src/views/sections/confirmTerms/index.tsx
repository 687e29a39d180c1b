import { ConfirmTermsPage } from "./ConfirmTermsPage.tsx";

export default ConfirmTermsPage;
