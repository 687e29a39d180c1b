import { createSlice } from "../slice.ts";
import { RefreshAuth } from "../player/events.ts";
import { SiteConfig } from "../shell/events.ts";
import { AppVersion, UpdateAvailable } from "./events.ts";
import { initial } from "./state.ts";

export const versionSlice = createSlice("version", initial)
  .on(SiteConfig.answered, (state, { body }) => ({
    ...state,
    first: state.first ?? body.site.appVersion,
    reported: body.site.appVersion,
  }))
  .on(AppVersion.asked, (state, _data, { at }) => ({ ...state, askedAt: at }))
  .on(AppVersion.answered, (state, { body }) => ({ ...state, reported: body.version }))
  .on(RefreshAuth.answered, (state, { body }) => ({
    ...state,
    reported: body.appVersion ?? state.reported,
  }))
  .on(UpdateAvailable, (state, { version }) => ({ ...state, offered: version }));
