import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineCall, defineEvent, defineInput } from "../define.ts";

/** Whether the apps banner was closed in this tab before (`tl.s.appsBannerClosed`). */
export const AppsBannerFound = defineInput("AppsBannerFound", 1, shape({ isClosed: t.boolean }));
/** The player closed the apps banner. */
export const AppsBannerClosed = defineEvent("AppsBannerClosed", 1, shape({}));

/** A brand of third-party games; `route` is its path after the language segment. */
export const Partition = shape(
  { id: finite, name: openString },
  { title: openString, route: openString },
);
export type Partition = t.TypeOf<typeof Partition>;

/** GET /web-api/third-party/api/list-available-partitions (listAvailablePartitions) */
export const Partitions = defineCall(
  "Partitions",
  1,
  shape({ lng: openString }),
  shape({ success: t.boolean, listAvailablePartitions: list(Partition) }),
);
