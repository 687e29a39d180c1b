import { sprite } from "../components/sprite.ts";

/**
 * Switches all icons to another sprite once it is loaded; until then, or if it fails, the built-in one is
 * used.
 */
export async function applySprite(url: string): Promise<void> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  sprite.url = url;
  for (const use of document.querySelectorAll("svg > use")) {
    const name = (use.getAttribute("href") ?? "").split("#")[1];
    if (name !== undefined) use.setAttribute("href", `${url}#${name}`);
  }
}
