import type { Entry } from "../../events/define.ts";
import { CredentialsKept } from "../../events/registrationForm/events.ts";
import type { Vault } from "../vault.ts";

/** Lets the browser save a new player's number and password, as text or as an image. [auth-007] */
export const credentialsPort =
  (document: Document, vault: Vault) =>
  (entry: Entry): void => {
    if (!CredentialsKept.is(entry)) return;
    const { as, words: texts } = entry.data;
    const lines = [
      texts.title,
      `${texts.login}: ${text(vault.reveal(entry.data.login))}`,
      `${texts.password}: ${text(vault.reveal(entry.data.password))}`,
    ];
    if (as === 0) save(document, "touchline.txt", new Blob([`${lines.join("\n")}\n`]));
    else {
      draw(document, lines).toBlob((image) => {
        if (image !== null) save(document, "touchline.png", image);
      }, "image/png");
    }
  };

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Dark on white, whatever the theme: the image is for later, and may be printed. */
function draw(document: Document, lines: readonly string[]): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = 900;
  canvas.height = 120 + lines.length * 70;
  const pen = canvas.getContext("2d");
  if (pen === null) return canvas;
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#111";
  lines.forEach((line, index) => {
    pen.font = `${index === 0 ? "bold " : ""}40px sans-serif`;
    pen.fillText(line, 60, 110 + index * 70, canvas.width - 120);
  });
  return canvas;
}

function save(document: Document, name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
