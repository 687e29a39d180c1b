/** Reads a table by RFC 4180: cells between commas, lines end with CRLF, quotes are doubled inside quotes. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        if (text[at] === undefined) throw new Error("a quote does not end");
        if (text[at] !== '"') cell += text[at++];
        else if (text[at + 1] === '"') {
          cell += '"';
          at += 2;
        } else break;
      }
      at += 1;
    } else {
      while (at < text.length && text[at] !== "," && !text.startsWith("\r\n", at)) {
        if (/["\r\n]/.test(text[at] ?? "")) throw new Error(`a bare quote or line end at ${at}`);
        cell += text[at++];
      }
    }
    line.push(cell);
    if (text[at] === ",") at += 1;
    else if (text.startsWith("\r\n", at)) {
      lines.push(line);
      line = [];
      at += 2;
    } else throw new Error(`neither a comma nor the end of a line at ${at}`);
  }
  return lines;
}
