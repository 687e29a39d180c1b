import { SearchPage } from "./SearchPage.tsx";

export default SearchPage;
