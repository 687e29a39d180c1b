import { Home } from "./Home.tsx";

export default Home;
