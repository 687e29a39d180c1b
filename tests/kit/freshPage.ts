import { makePurifiable } from "./purifiable.ts";

// Runs before each file of tests that has a window: files of one worker share it, and none starts with what the last one left.
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
