/** Of the page, on screen and on paper. */
export const styles = `
:root { color-scheme: light dark; --ink: #16201c; --soft: #4d5a54; --line: #c9d1cd; --ground: #fff; --band: #f2f5f3; --bad: #a3160f; --good: #0b5f35; --part: #7a4a00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eeeb; --soft: #a9b5af; --line: #3a4640; --ground: #111714; --band: #1a221e; --bad: #ff9d94; --good: #7fdca9; --part: #f3c066; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 75rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1.05rem; margin: 2rem 0 .25rem; overflow-wrap: anywhere; }
p { max-width: 46rem; margin: .5rem 0; }
.verdict { padding: .75rem 1rem; border-inline-start: .375rem solid; background: var(--band); font-weight: 600; }
.good { color: var(--good); } .bad { color: var(--bad); } .part { color: var(--part); }
.sum { color: var(--soft); font-family: ui-monospace, monospace; font-size: .875rem; overflow-wrap: anywhere; max-width: none; }
.none { color: var(--soft); }
.wide { overflow-x: auto; margin: 1rem 0; }
.wide:focus-visible { outline: .1875rem solid var(--good); outline-offset: .125rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
caption { text-align: start; font-weight: 600; padding: .25rem 0; }
th, td { text-align: start; vertical-align: top; padding: .375rem .75rem .375rem 0; border-block-end: .0625rem solid var(--line); font-variant-numeric: tabular-nums; }
th { color: var(--soft); font-weight: 600; }
@media print { :root { --ink: #000; --soft: #333; --line: #999; --ground: #fff; --band: #fff; --bad: #8c0000; --good: #000; --part: #000; } main { max-width: none; padding: 0; } .wide { overflow: visible; } table { font-size: 8pt; } tr, h3 { break-inside: avoid; break-after: auto; } h3 { break-after: avoid; } }
`;
