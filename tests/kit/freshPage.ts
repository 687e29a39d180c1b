import { makePurifiable } from "./purifiable.ts";

// Runs before each test file with a window: files of one worker share it, and none may start with what the
// last one left.
document.documentElement.replaceChildren(
  document.createElement("head"),
  document.createElement("body"),
);
for (const name of document.documentElement.getAttributeNames()) {
  document.documentElement.removeAttribute(name);
}
localStorage.clear();
sessionStorage.clear();
window.history.replaceState(null, "", "/");
makePurifiable(window);
