import { MEDIA_REFRESH, refreshMedia } from "../epics/mediaRefresh/refresh.ts";
import { mediaRefreshSlice } from "../events/mediaRefresh/slice.ts";
import { mediaRefreshEndpoints } from "../infra/http/api/mediaRefresh.ts";
import { domain } from "./domain.ts";

/** The operator's pictures on a page that stays open. */
export const mediaRefresh = domain({
  name: "mediaRefresh",
  slices: [mediaRefreshSlice],
  epics: [refreshMedia],
  rules: [MEDIA_REFRESH],
  endpoints: mediaRefreshEndpoints,
});
