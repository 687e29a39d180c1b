import { Menu } from "./Menu.tsx";

export default Menu;
