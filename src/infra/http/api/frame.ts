import { brandEndpoints } from "./casino.ts";
import type { Endpoint } from "../request.ts";
import { informationEndpoints } from "./information.ts";
import { modalEndpoints } from "./modals.ts";
import { questionEndpoints } from "./questions.ts";
import { preferenceEndpoints } from "./preferences.ts";
import { cookieEndpoints } from "./session.ts";
import { redirectEndpoint } from "./redirect.ts";
import { seoEndpoints } from "./seo.ts";

/** Calls of what frames a page, by the contract's paths; they load with it. `page` is its address. */
export const frameEndpoints = (page: {
  readonly origin: string;
  readonly search: string;
}): readonly Endpoint[] => [
  redirectEndpoint(page),
  ...brandEndpoints,
  ...cookieEndpoints,
  ...preferenceEndpoints,
  ...informationEndpoints,
  ...modalEndpoints,
  ...questionEndpoints,
  ...seoEndpoints,
];
