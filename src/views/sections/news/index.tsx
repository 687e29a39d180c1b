import { useSelect } from "../../hooks/useSelect.ts";
import { ArticlePage } from "./ArticlePage.tsx";
import { NewsList } from "./NewsList.tsx";

/** News and blog: a list, or the article named by the address. [route-info-007] */
export default function News() {
  const slug = useSelect(({ navigation }) => navigation.route.params["slug"]);
  const kind = useSelect(({ navigation }) =>
    navigation.route.name === "blog" ? ("blog" as const) : ("news" as const),
  );
  return slug === undefined ? <NewsList key={kind} kind={kind} /> : <ArticlePage slug={slug} />;
}
