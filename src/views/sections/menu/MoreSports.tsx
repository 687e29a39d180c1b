import { sportPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

const icons = { betsOnYour: "flag", ufc: "martial-arts", politics: "doc", marble: "bolt" } as const;

/** Pages of matches that are no list of one sport. */
export function MoreSports() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <Card>
        {(["betsOnYour", "ufc", "politics", "marble"] as const).map((name) => (
          <ListRow
            key={name}
            icon={icons[name]}
            title={t(`titles.${name}`)}
            href={sportPath({ name }, language)}
          />
        ))}
      </Card>
    </Band>
  );
}
