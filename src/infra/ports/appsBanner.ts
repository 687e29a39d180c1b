import * as t from "io-ts";
import type { Draft } from "../../events/define.ts";
import { AppsBannerFound } from "../../events/layout/events.ts";
import { type Areas, read } from "./storage.ts";

/** Tells whether the banner of the apps was closed in this tab before. */
export const findAppsBanner =
  ({ session }: Areas, report: (draft: Draft) => void) =>
  (): void => {
    const isClosed = read(session, "tl.s.appsBannerClosed", t.boolean) === true;
    report(AppsBannerFound({ isClosed }));
  };
