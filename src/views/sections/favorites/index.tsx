import { FavoritesPage } from "./FavoritesPage.tsx";

export default FavoritesPage;
