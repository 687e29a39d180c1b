import { type Can, isCapability } from "../capabilities.ts";

/**
 * Removes passages about disabled capabilities from a markup text. A passage is enclosed by a line `[if
 * limits]` or `[if not limits]` and a line `[end]`; passages cannot be nested.
 */
export function passagesOf(text: string, can: Can): string {
  const remaining = text.replace(
    /^[ \t]*\[if (not )?(\w+)\]\n([\s\S]*?)^[ \t]*\[end\](?:\n|$)/gm,
    (_match, not: string | undefined, name: string, passage: string) => {
      if (!isCapability(name))
        throw new Error(`a text speaks of "${name}": no switch is called so`);
      return can(name) === (not === undefined) ? passage : "";
    },
  );
  if (/^[ \t]*\[(if .*|end)\]$/m.test(remaining))
    throw new Error(`a passage has no end: ${remaining}`);
  return remaining;
}
