import { useRef } from "react";
import { sportPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Rail } from "../../components/Band.tsx";
import { Chip } from "../../components/Chip.tsx";
import { useCentred } from "../../hooks/useCentred.ts";
import { useSelect } from "../../hooks/useSelect.ts";

const pages = [
  { name: "cricket", icon: "cricket", text: "titles.cricket" },
  { name: "cricketEvents", icon: "clock", text: "sports.allMatches" },
  { name: "cricketBroadcasts", icon: "video", text: "titles.cricketBroadcasts" },
  { name: "cricketChamps", icon: "trophy", text: "titles.champs" },
  { name: "cricketFavorites", icon: "star", text: "titles.favorites" },
  { name: "cricketSearch", icon: "search", text: "titles.searchEvents" },
] as const;

/** The pages of cricket, wherever one of them is open. */
export function CricketBar() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const current = useSelect(({ navigation }) => navigation.route.name);
  const container = useRef<HTMLDivElement>(null);
  useCentred(container, current);
  return (
    <Band>
      <div ref={container}>
        <Rail role="navigation" name={t("titles.cricket")}>
          {pages.map(({ name, icon, text }) => (
            <Chip
              key={name}
              icon={icon}
              href={sportPath({ name }, language)}
              isCurrent={name === current}
            >
              {t(text)}
            </Chip>
          ))}
        </Rail>
      </div>
    </Band>
  );
}
