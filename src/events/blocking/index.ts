export { type BlockPage, blockPageOf, blockPages } from "./pages.ts";
