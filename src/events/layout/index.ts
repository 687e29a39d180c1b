export { cdnBase, otherUi } from "./cdn.ts";
export { isHidden } from "./hiddenParts.ts";
export { hasRegistrationButtons, registrationPath } from "./registrationButtons.ts";
export {
  areBrandsWanted,
  brandsOf,
  flakesOf,
  hasPolicyLogo,
  isAppsBannerShown,
  registrationBot,
  titleWished,
} from "./selectors.ts";
export { type LayoutState, type Wish, initial } from "./state.ts";
