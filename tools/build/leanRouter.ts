import type { Plugin } from "vite";

/**
 * Tells the bundler what it cannot know of react-router: to make a context or a component, to name it for developers and to
 * warn them has no effect. So its links, forms and boundaries go, half of the package, of which the app uses nothing. What stays
 * runs as it is (docs/adr/0060); if this no longer applied, the byte budget would fail.
 */
export const leanRouter: Plugin = {
  name: "lean-router",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, "")
        .replaceAll(/^function warn\w*\(/gm, "/* @__NO_SIDE_EFFECTS__ */ $&")
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext)\()/g, "= /* @__PURE__ */ $1"),
  },
};
