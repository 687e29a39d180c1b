import { WelcomeData } from "./WelcomeData.tsx";

export default WelcomeData;
