import { TeamPage } from "./TeamPage.tsx";

export default TeamPage;
