import { Window as Browser } from "happy-dom";

type Page = Window & typeof globalThis;

/** A page of its own, where the tests have none or need another. */
export function newPage(): Page {
  const page: unknown = new Browser({ url: "https://own.example/en/line" });
  if (!isPage(page)) throw new Error("happy-dom has no document");
  makePurifiable(page);
  return page;
}

const isPage = (value: unknown): value is Page =>
  typeof value === "object" && value !== null && "document" in value;

/**
 * Fixes what DOMPurify relies on and happy-dom lacks: node names by the getter of `Node`, and an iterator
 * that continues when its current node is removed. The parser is still happy-dom's, so hostile input is
 * tested in a real browser too (tests/browser/texts.spec.ts, sectionLoaderHostile.spec.ts).
 */
export function makePurifiable(window: Page): void {
  const { Node, Element, document } = window;
  const names = new Map<number, string>([
    [Node.TEXT_NODE, "#text"],
    [Node.COMMENT_NODE, "#comment"],
    [Node.DOCUMENT_FRAGMENT_NODE, "#document-fragment"],
  ]);
  Object.defineProperty(Node.prototype, "nodeName", {
    configurable: true,
    get(this: Node) {
      return this instanceof Element ? this.tagName : (names.get(this.nodeType) ?? "");
    },
  });
  for (let owner: unknown = document; isObject(owner); owner = Object.getPrototypeOf(owner))
    if (Object.hasOwn(owner, "createNodeIterator"))
      Object.defineProperty(owner, "createNodeIterator", { configurable: true, value: iterated });
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** In document order; after a node was removed it continues behind the last one that is still there. */
function iterated(root: Node, shown: number): { nextNode(): Node | null } {
  const isShown = ({ nodeType }: Node) => (shown & (1 << (nodeType - 1))) !== 0;
  const visited = [root];
  const nextNode = (): Node | null => {
    while (visited.length > 1 && !root.contains(visited.at(-1) ?? null)) visited.pop();
    const next = following(visited.at(-1) ?? root, root);
    if (next !== null) visited.push(next);
    return next === null || isShown(next) ? next : nextNode();
  };
  let isFirst = isShown(root);
  return {
    nextNode() {
      if (!isFirst) return nextNode();
      isFirst = false;
      return root;
    },
  };
}

function following(node: Node, root: Node): Node | null {
  // Not `firstChild`: a happy-dom template returns the nodes of its content there.
  const [first] = node.childNodes;
  if (first !== undefined) return first;
  for (let at: Node | null = node; at !== null && at !== root; at = at.parentNode)
    if (at.nextSibling !== null) return at.nextSibling;
  return null;
}
