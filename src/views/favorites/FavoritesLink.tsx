import { pathOf } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { IconButton } from "../components/IconButton.tsx";
import { useSelect } from "../hooks/useSelect.ts";

/** Opens the favourites; in the heads of lists. */
export function FavoritesLink() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <IconButton
      icon="star"
      name={t("titles.favorites")}
      href={pathOf({ name: "favorites" }, language)}
    />
  );
}
