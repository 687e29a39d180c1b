export { SiteConfigBody } from "./config.ts";
export { edgesOf } from "./policy.ts";
export { Found, Tracked } from "./found.ts";
export { type RemoteAddress, remoteOf } from "./remoteSections.ts";
export { brandOf } from "./selectors.ts";
export { shellSlice } from "./state.ts";
export { isTelegramWebView } from "./telegram.ts";
export { widths } from "./widths.ts";
export { isInTest } from "./isInTest.ts";
