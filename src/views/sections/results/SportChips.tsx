import { ChooseResultsSport } from "../../../commands/results.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Rail } from "../../components/Band.tsx";
import { Chip } from "../../components/Chip.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { kindOf, sportOf } from "../../sports/sportKinds.ts";

/** All sports, or one of those that have results; they stay while other results are awaited. */
export function SportChips() {
  const t = useTranslation();
  const send = useSend();
  const sports = useSelect(({ results }) => results.sports);
  const chosen = useSelect(({ results }) => results.sportId);
  if (sports.length === 0) return null;
  return (
    <Band>
      <Rail role="group" name={t("results.sports")}>
        <Chip
          isPressed={chosen === null}
          onPress={() => send(ChooseResultsSport({ sportId: null }))}
        >
          {t("sports.all")}
        </Chip>
        {sports.map((sport) => (
          <SportChip
            key={sport.id}
            {...sport}
            isPressed={sport.id === chosen}
            onPress={() => send(ChooseResultsSport({ sportId: sport.id }))}
          />
        ))}
      </Rail>
    </Band>
  );
}

function SportChip(props: {
  id: number;
  name: string;
  gamesCount: number;
  isPressed: boolean;
  onPress: () => void;
}) {
  const { id, name, gamesCount, isPressed, onPress } = props;
  const language = useSelect(({ settings }) => settings.language);
  const { icon } = kindOf(useSelect((state) => sportOf(state, id)));
  return (
    <Chip
      icon={icon}
      count={formatCount(gamesCount, language)}
      isPressed={isPressed}
      onPress={onPress}
    >
      {name}
    </Chip>
  );
}
