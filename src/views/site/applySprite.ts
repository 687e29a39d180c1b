import { sprite } from "../components/sprite.ts";

/** Draws all icons from another sprite, once that is here; until then, and when it does not come, from the own one. */
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
