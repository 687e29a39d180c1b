import { useSelect } from "../hooks/useSelect.ts";

/** Frame of every page. */
export function Shell() {
  const games = useSelect(({ sports }) => sports.views["live:top"]?.gameIds);
  return <main>{games?.length ?? 0}</main>;
}
