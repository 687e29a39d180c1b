import { edgesOf, type SiteConfigBody } from "../../events/shell/index.ts";
import { parameterText } from "./parameterText.ts";
import { parameter, type Parameter, type Rule } from "./rule.ts";

/** A parameter as it is in force, and which layer it is from. */
export type Figure = {
  readonly name: string;
  readonly unit: Parameter["unit"];
  readonly value: number;
  /** Where it was asked for. */
  readonly layer: "fallback" | "site" | "pack";
  /** What was asked for there. */
  readonly asked: number;
  /** The bound that changed it; null: none did. */
  readonly heldBy: {
    readonly layer: "rule" | "pack";
    readonly kind: "atLeast" | "atMost" | "fixed";
  } | null;
};

/** The parameters of a rule as they are in force with this site config. */
export const figuresOf = (rule: Rule, config: SiteConfigBody | null): readonly Figure[] =>
  Object.entries(rule.parameters).map(([name, declared]) => {
    const value = parameter(rule, name, config);
    const { layer, asked } = askedFor(`${rule.id}.${name}`, declared, config);
    return {
      name,
      unit: declared.unit,
      value,
      layer,
      asked,
      heldBy: value === asked ? null : holding(`${rule.id}.${name}`, { value, asked }, config),
    };
  });

function askedFor(
  key: string,
  { from, fallback }: Parameter,
  config: SiteConfigBody | null,
): Pick<Figure, "layer" | "asked"> {
  const bySite = config === null ? undefined : from?.(config);
  const byPack = config?.policy?.figures[key];
  const asked = bySite ?? byPack;
  if (asked === undefined || !Number.isFinite(asked)) return { layer: "fallback", asked: fallback };
  return { layer: bySite === undefined ? "pack" : "site", asked };
}

/** Of two bounds that say the same, the pack's is named: the site cannot change it. */
function holding(
  key: string,
  { value, asked }: { readonly value: number; readonly asked: number },
  config: SiteConfigBody | null,
): NonNullable<Figure["heldBy"]> {
  const bound = config?.policy?.bounds?.[key];
  const [least, most] = edgesOf(bound);
  const isByPack = bound !== undefined && (value < asked ? most : least) === value;
  if (isByPack && least === most) return { layer: "pack", kind: "fixed" };
  return { layer: isByPack ? "pack" : "rule", kind: value < asked ? "atMost" : "atLeast" };
}

const layers = {
  fallback: "the rule's default",
  site: "the site config",
  pack: "the pack",
} as const satisfies Record<Figure["layer"], string>;

const kinds = { atLeast: "at least", atMost: "at most", fixed: "only" } as const;

/** `idleMs: 30 min. The site config says 1 h; the pack "DE" allows at most 30 min.` */
export function figureSentence(figure: Figure, packId: string | undefined): string {
  const { name, unit, value, layer, asked, heldBy } = figure;
  const inForce = `${name}: ${parameterText(value, unit)}`;
  if (heldBy === null) return `${inForce}, from ${layers[layer]}.`;
  const holder = heldBy.layer === "rule" ? "the rule" : `the pack "${packId ?? ""}"`;
  const said = `${layers[layer]} says ${parameterText(asked, unit)}`;
  const bound = `${holder} allows ${kinds[heldBy.kind]} ${parameterText(value, unit)}`;
  return `${inForce}. ${said.charAt(0).toUpperCase()}${said.slice(1)}; ${bound}.`;
}
