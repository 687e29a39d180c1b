import * as t from "io-ts";
import type { Draft } from "../../events/define.ts";
import { AppsBannerFound } from "../../events/layout/events.ts";
import { type Areas, read } from "./storage.ts";

/** Reports whether the apps banner was closed earlier in this tab. */
export const findAppsBanner =
  ({ session }: Areas, report: (draft: Draft) => void) =>
  (): void => {
    const isClosed = read(session, "tl.s.appsBannerClosed", t.boolean) === true;
    report(AppsBannerFound({ isClosed }));
  };
