import { areBrandsWanted } from "../../../events/layout/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { BrandsSlider } from "../../site/BrandsSlider.tsx";
import { Section } from "../Section.tsx";
import { LobbySkeleton } from "./LobbySkeleton.tsx";

/** Content of third parties: a lobby skeleton while it loads, and the brands below it. [layouts-004] */
export function ThirdParty() {
  const hasBrands = useSelect(areBrandsWanted);
  return (
    <>
      <Section skeleton={<LobbySkeleton />} />
      {hasBrands && <BrandsSlider />}
    </>
  );
}
