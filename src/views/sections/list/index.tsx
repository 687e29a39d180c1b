import { champIdOf, sportIdOf } from "../../../events/navigation/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { List } from "./List.tsx";

/** Live and line lists, of one sport or of all. */
export default function ListSection() {
  const route = useSelect(({ navigation }) => navigation.route);
  if (route.name !== "live" && route.name !== "line") return null;
  return <List feed={route.name} sportId={sportIdOf(route)} champId={champIdOf(route)} />;
}
