import { checkedAddress, type Origins } from "./address.ts";
import { declarationsOf, sealDeclaration } from "./styleValue.ts";

export type StyleRules = {
  readonly window: Window & typeof globalThis;
  /** Selects the roots of the section. */
  readonly scope: string;
  /** Put before the names of animations, which would be global otherwise. */
  readonly prefix: string;
  readonly base: string;
  readonly origins: Origins;
};

/**
 * The style of a section, limited to its own roots. The browser itself parses the text, in a sheet that
 * belongs to no page, and its rules are serialised again, so that an extra brace cannot leave the scope.
 * Dropped are imports, fonts, layers and other rules that affect the whole page, and each declaration that
 * fetches from an address that is not allowed. `@scope` keeps selectors in; browsers without it (Safari
 * before 17.4, Firefox before 146) use nesting instead.
 */
export function scopedStyle(text: string, rules: StyleRules): string {
  if (text.trim() === "") return "";
  const sheet = new rules.window.CSSStyleSheet();
  sheet.replaceSync(text);
  const animations = new Set(
    [...sheet.cssRules].flatMap((rule) => (isAnimation(rule) ? [rule.name] : [])),
  );
  const remaining = [...sheet.cssRules].filter((rule) => mayStay(rule, sheet, rules, animations));
  const styleRules = remaining.filter((rule) => !isAnimation(rule)).map((rule) => rule.cssText);
  const animationRules = remaining.filter(isAnimation).map((rule) => {
    rule.name = rules.prefix + rule.name;
    return rule.cssText;
  });
  const head = "CSSScopeRule" in rules.window ? `@scope (${rules.scope})` : rules.scope;
  return styleRules.length === 0
    ? animationRules.join("\n")
    : [`${head} {`, ...styleRules, "}", ...animationRules].join("\n");
}

type Rules = { readonly cssRules: CSSRuleList; deleteRule(index: number): void };

/** Removes, from the last to the first, what is not allowed. */
function purge(parent: Rules, rules: StyleRules, animations: ReadonlySet<string>): void {
  for (let index = parent.cssRules.length - 1; index >= 0; index--) {
    const rule = parent.cssRules[index];
    if (rule !== undefined && !mayStay(rule, parent, rules, animations)) parent.deleteRule(index);
  }
}

function mayStay(
  rule: CSSRule,
  parent: Rules,
  rules: StyleRules,
  animations: ReadonlySet<string>,
): boolean {
  const isAllowed = (address: string) => allowedAddress(address, rules);
  if (isAnimation(rule)) {
    if (!("replaceSync" in parent)) return false;
    for (const frame of rule.cssRules)
      if (isStyled(frame)) sealStyle(frame.style, isAllowed, rules.prefix, animations);
    return true;
  }
  if (isStyled(rule)) {
    if ("selectorText" in rule && !staysInside(String(rule.selectorText), rules)) return false;
    sealStyle(rule.style, isAllowed, rules.prefix, animations);
  } else if (!isGroup(rule)) return false;
  // A style rule may contain others, like a group.
  if (holdsRules(rule)) purge(rule, rules, animations);
  return true;
}

/** Without `@scope` a selector that names the root as `&` could match what is beside or around it. */
const staysInside = (selector: string, { window }: StyleRules): boolean =>
  "CSSScopeRule" in window || !/&|(?:^|,)\s*[~+>|]/.test(selector);

const holdsRules = (rule: CSSRule): rule is CSSRule & Rules => "cssRules" in rule;
const kindOf = (rule: CSSRule): string => rule.constructor.name;
const isAnimation = (rule: CSSRule): rule is CSSKeyframesRule =>
  kindOf(rule) === "CSSKeyframesRule";
/** Grouping rules change nothing by themselves. */
const isGroup = (rule: CSSRule): boolean =>
  /^CSS(?:Media|Supports|Container|StartingStyle)Rule$/.test(kindOf(rule));
const isStyled = (rule: CSSRule): rule is CSSRule & { readonly style: CSSStyleDeclaration } =>
  /^CSS(?:Style|Keyframe|NestedDeclarations)(?:Rule)?$/.test(kindOf(rule));

function sealStyle(
  style: CSSStyleDeclaration,
  allowed: (address: string) => string | null,
  prefix: string,
  animations: ReadonlySet<string>,
): void {
  // Read as a whole: for a shorthand with a variable in it, the single properties are empty.
  style.cssText = declarationsOf(style.cssText)
    .flatMap((declaration) => sealDeclaration(declaration, allowed) ?? [])
    .join(";");
  const names = style.getPropertyValue("animation-name");
  if (names === "" || names.includes("(")) return;
  const renamed = names.split(/,\s*/).map((name) => (animations.has(name) ? prefix + name : name));
  const priority = style.getPropertyPriority("animation-name");
  style.setProperty("animation-name", renamed.join(", "), priority);
}

function allowedAddress(text: string, { base, origins }: StyleRules): string | null {
  if (/^data:image\/(?:avif|gif|jpeg|png|webp);base64,[\w+/=]+$/.test(text)) return text;
  try {
    return checkedAddress(text, base, origins, "style").href;
  } catch {
    return null;
  }
}
