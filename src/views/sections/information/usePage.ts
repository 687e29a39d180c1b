import { infoPage, slugOf } from "../../../events/content/index.ts";
import type { State } from "../../../events/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";

const pageOf = (state: State) => {
  const { name } = state.navigation.route;
  const slug = name === "pending" ? "" : slugOf(name);
  return infoPage.dataOf(state, { slug, lng: state.settings.language });
};

/** The information page named by the address. */
export const usePage = () => useSelect(pageOf);
