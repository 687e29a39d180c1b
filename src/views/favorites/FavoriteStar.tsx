import { ToggleFavorite } from "../../commands/favorites.ts";
import type { Favorite } from "../../events/favorites/events.ts";
import { hasFavorite } from "../../events/favorites/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { classes } from "../components/classes.ts";
import { Icon } from "../components/Icon.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import styles from "./FavoriteStar.module.css";

/** Marks something as a favourite, or no longer. `look`: in a head, in the bar of a page, or in the line of a match. */
export function FavoriteStar(
  props: Favorite & { name: string; look?: "head" | "bar" | "line" | undefined },
) {
  const { name, look = "head", ...favorite } = props;
  const t = useTranslation();
  const send = useSend();
  const isOn = useSelect(({ favorites }) => hasFavorite(favorites.lists, favorite));
  return (
    <button
      type="button"
      className={classes(styles.star, styles[look])}
      aria-label={t("favorites.star", { name })}
      aria-pressed={isOn}
      onClick={() => send(ToggleFavorite(favorite))}
    >
      <Icon name={isOn ? "star-on" : "star"} size={look === "bar" ? "md" : "sm"} />
    </button>
  );
}
