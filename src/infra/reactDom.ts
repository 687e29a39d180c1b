import * as client from "react-dom/client";

// Its own module, in the script with React: React makes errors as it loads, and the browser parses every script on their stack
// once more. From here that is React's alone.
export const { createRoot, hydrateRoot } = client;
