import { keyOf, slugOf } from "../../../events/content/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";

/** The information page of the address; undefined before it was asked for. */
export const usePage = () =>
  useSelect(({ navigation: { route }, content, settings }) =>
    route.name === "pending"
      ? undefined
      : content.pages[keyOf({ slug: slugOf(route.name), lng: settings.language })],
  );
