import { isCalculator } from "../../../events/content/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { CalculatorPage } from "./CalculatorPage.tsx";
import { InformationIndex } from "./InformationIndex.tsx";
import { InformationPage } from "./InformationPage.tsx";
import { Terminals } from "./Terminals.tsx";

/**
 * Information pages: the list of all, or the one named by the address. [route-info-001] … [route-info-007]
 */
export default function Information() {
  const name = useSelect(({ navigation }) => navigation.route.name);
  if (name === "information") return <InformationIndex />;
  if (name === "cashTerminals") return <Terminals />;
  return isCalculator(name) ? <CalculatorPage /> : <InformationPage key={name} />;
}
