import { type CyberPlace, cyberList } from "../../../events/chosenGames/index.ts";
import { ChosenMatches } from "../../favorites/ChosenMatches.tsx";
import { CyberPage, NoCyber } from "./CyberPage.tsx";
import { useCyberHref, useIsOfDiscipline } from "./disciplines.ts";

/** The matches of a kind, or of one discipline of it. */
export function CyberMatches({ place }: { place: CyberPlace }) {
  const isOfDiscipline = useIsOfDiscipline(place);
  const hrefOf = useCyberHref(place);
  return (
    <CyberPage place={place}>
      <ChosenMatches
        list={cyberList}
        isChosen={isOfDiscipline}
        hrefOf={hrefOf}
        empty={<NoCyber place={place} />}
      />
    </CyberPage>
  );
}
