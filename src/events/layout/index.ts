export { cdnBase, otherUi } from "./cdn.ts";
export { isHidden } from "./hiddenParts.ts";
export { hasRegistrationButtons, registrationPath } from "./registrationButtons.ts";
export {
  areBrandsWanted,
  brandsOf,
  flakesOf,
  hasPolicyLogo,
  helpLineOf,
  isAppsBannerShown,
  registrationBot,
  titleRequested,
} from "./selectors.ts";
export { type LayoutState, type PageRequest, initial } from "./state.ts";
