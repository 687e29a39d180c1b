import { encodeQr } from "./encode.ts";

/** Quiet zone: light modules required around a code. */
const margin = 4;

/** A text as an SVG QR code, dark on white in any theme. @throws Error if the text is too long. */
export function drawQr(text: string): string {
  const modules = encodeQr(text);
  const size = modules.length + 2 * margin;
  const path = modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : [])),
    )
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
