import { makePurifiable } from "./purifiable.ts";

// Runs before each test file that has a window of its own, or none.
if ("document" in globalThis) makePurifiable(window);
