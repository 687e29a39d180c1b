import { attributes } from "../html/allowed.ts";

/** A picture of the own site beside a text that says what it shows; one of a stranger's is left out. */
export function Picture(props: { url: string | null; className?: string | undefined }) {
  const src = props.url === null ? null : (attributes["src"]?.(props.url) ?? null);
  return src === null ? null : <img className={props.className} src={src} alt="" loading="lazy" />;
}
