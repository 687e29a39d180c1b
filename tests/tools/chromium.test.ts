import { chmodSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findChromium, type Machine } from "../../tools/test/chromium.ts";
import { folderWith } from "./workshop.ts";

/** A machine whose PATH has only these scripts and the shell's own folder. */
function machine(
  scripts: Readonly<Record<string, string>>,
  isRoot = false,
  env: Readonly<Record<string, string>> = {},
): Machine & { readonly bin: string } {
  const bin = folderWith(scripts);
  for (const name of Object.keys(scripts)) chmodSync(join(bin, name), 0o755);
  const playwrights = join(bin, "playwrights");
  return { bin, isRoot, env: { PATH: bin, ...env }, applications: [], playwrights };
}

const browser = "#!/bin/sh\n";
/** A program that, called with these arguments, creates a browser of this name next to itself. */
const installer = (args: string, name: string): string =>
  `#!/bin/sh\nfile=\${0%/*}/${name}\n[ "$*" = "${args}" ] || exit 9\nprintf '#!/bin/sh\\n' > "$file"\n/bin/chmod 755 "$file"\n`;
const refusing = "#!/bin/sh\nexit 1\n";
const apt = installer("install -y chromium-headless-shell chromium", "chromium-headless-shell");
const npx = installer("playwright install chromium", "playwrights");

it("the browser named by TOUCHLINE_CHROMIUM is used before all others", () => {
  const own = machine({ mine: browser });
  const named = { TOUCHLINE_CHROMIUM: join(own.bin, "mine") };
  expect(findChromium(machine({ chromium: browser }, false, named))).toBe(join(own.bin, "mine"));
});

it("a TOUCHLINE_CHROMIUM that does not run is an error", () => {
  const wrong = machine({ chromium: browser }, false, { TOUCHLINE_CHROMIUM: "/no/such/browser" });
  expect(() => findChromium(wrong)).toThrow('TOUCHLINE_CHROMIUM "/no/such/browser" cannot be run');
});

it("the headless browser is preferred, which costs a third", () => {
  const own = machine({ chromium: browser, "chromium-headless-shell": browser });
  expect(findChromium(own)).toBe(join(own.bin, "chromium-headless-shell"));
});

it("a browser with windows is used when Debian's package is not available", () => {
  const own = machine({ chromium: browser, "apt-get": refusing, npx: refusing }, true);
  expect(findChromium(own)).toBe(join(own.bin, "chromium"));
});

it.each(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])(
  "%s is found on the system",
  (name) => {
    const own = machine({ [name]: browser });
    expect(findChromium(own)).toBe(join(own.bin, name));
  },
);

it("Debian's package is installed when that is allowed", () => {
  const own = machine({ "apt-get": apt, npx }, true);
  expect(findChromium(own)).toBe(join(own.bin, "chromium-headless-shell"));
});

it.each([
  ["Debian's package may not be installed", { "apt-get": apt, npx }, false],
  ["Debian's package is not available", { "apt-get": refusing, npx }, true],
  ["the system is not Debian", { npx }, true],
  ["Playwright has installed it before", { playwrights: browser, npx: refusing }, false],
])("Playwright's own browser is used when %s", (_, scripts, isRoot) => {
  const own = machine(scripts, isRoot);
  expect(findChromium(own)).toBe(own.playwrights);
});

it("no browser at all is a clear error", () => {
  const own = machine({ "apt-get": refusing, npx: refusing }, true);
  expect(() => findChromium(own)).toThrow("No Chromium was found and none could be installed");
});
