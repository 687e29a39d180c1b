import { Registration } from "./Registration.tsx";

export default Registration;
