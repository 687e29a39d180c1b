const list = (text: string): readonly string[] => text.split(" ");
const setOf = (text: string): ReadonlySet<string> => new Set(list(text));

/**
 * What the body of a section may contain. No form and no field: a page that is not ours must not ask for a
 * password in our frame before its code, which passed the check of origins, runs.
 */
const htmlTags = list(
  "a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup dd del details dfn div " +
    "dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd label li main mark meter nav " +
    "ol output p picture pre progress q rp rt ruby s samp section small span strong sub summary sup table tbody td " +
    "tfoot th thead time tr u ul var wbr",
);

/** Drawings only: nothing that references, animates or holds HTML. */
export const svgTags = setOf("circle ellipse g line path polygon polyline rect svg");
export const tags = [...htmlTags, ...svgTags];

/** Removed with their content; other tags that are not allowed are removed but keep their content. */
export const lostTags = list(
  "applet audio base embed foreignobject frame frameset head iframe link math meta noembed noframes noscript object option param " +
    "plaintext script select style svg template textarea title video xmp",
);

export const attributes: Readonly<Record<string, ReadonlySet<string>>> = {
  "*": setOf("class dir hidden id lang role title translate"),
  a: setOf("href"),
  button: setOf("disabled"),
  col: setOf("span"),
  colgroup: setOf("span"),
  del: setOf("datetime"),
  details: setOf("open"),
  img: setOf("alt decoding height loading src width"),
  ins: setOf("datetime"),
  label: setOf("for"),
  li: setOf("value"),
  meter: setOf("high low max min optimum value"),
  ol: setOf("reversed start"),
  output: setOf("for"),
  progress: setOf("max value"),
  td: setOf("colspan headers rowspan"),
  th: setOf("abbr colspan headers rowspan scope"),
  time: setOf("datetime"),
};

export const svgAttributes = setOf(
  "class cx cy d fill fill-opacity fill-rule focusable height id opacity points preserveaspectratio r role rx ry " +
    "stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity stroke-width transform viewbox width x x1 " +
    "x2 y y1 y2",
);

/** Attributes that name other elements by id, one or several. */
export const references = setOf(
  "aria-activedescendant aria-controls aria-describedby aria-details aria-errormessage aria-flowto aria-labelledby " +
    "aria-owns for headers",
);
