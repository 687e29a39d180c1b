import { type Can, isCapability } from "../capabilities.ts";

/**
 * Leaves out of a text in the markup what speaks of a capability that is off. A passage stands between a line
 * `[if limits]`, or `[if not limits]`, and a line `[end]`; none stands in another.
 */
export function passagesOf(text: string, can: Can): string {
  const left = text.replace(
    /^[ \t]*\[if (not )?(\w+)\]\n([\s\S]*?)^[ \t]*\[end\](?:\n|$)/gm,
    (_whole, not: string | undefined, name: string, passage: string) => {
      if (!isCapability(name))
        throw new Error(`a text speaks of "${name}": no switch is called so`);
      return can(name) === (not === undefined) ? passage : "";
    },
  );
  if (/^[ \t]*\[(if .*|end)\]$/m.test(left)) throw new Error(`a passage has no end: ${left}`);
  return left;
}
