import { attributes } from "../html/allowed.ts";

/** A decorative picture from our own site; one from another site is omitted. */
export function Picture(props: { url: string | null; className?: string | undefined }) {
  const src = props.url === null ? null : (attributes["src"]?.(props.url) ?? null);
  return src === null ? null : <img className={props.className} src={src} alt="" loading="lazy" />;
}
