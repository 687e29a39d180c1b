import type { Break } from "./break.ts";

export const infra: readonly Break[] = [
  {
    name: "a password stays in memory after it was sent",
    file: "src/infra/vault.ts",
    find: 'startsWith("§secret:")',
    put: 'startsWith("§none:")',
    tests: ["tests/infra/runtimeSealing.test.ts"],
  },
  {
    name: "a token that has ended is used once more",
    file: "src/infra/http/token.ts",
    find: "return endsAt !== null && endsAt > this.#options.now() ? token : null;",
    put: "return token;",
    tests: ["tests/contract/clientToken.test.ts"],
  },
  {
    name: "a log that was altered passes for whole",
    file: "src/infra/log/parse.ts",
    find: "stated === null || !isSumOfLine(stated, previousSum, line)) {",
    put: "stated === null) {",
    tests: ["tests/infra/logFile.test.ts"],
  },
  {
    name: "exact replay looks at the kinds of entries only",
    file: "src/infra/replay/verify.ts",
    find: "if (stated === null && !isSameEntry(expected, got))",
    put: "if (expected.type !== got.type)",
    tests: ["tests/replay/tampered.test.ts"],
  },
  {
    name: "what a page kept after the first write of its log is dropped",
    file: "src/infra/log/transactions.ts",
    find: "const isNew = stored === undefined && reached < write.head.lastSeq;",
    put: "const isNew = false;",
    tests: ["tests/infra/logKeptStarts.test.ts"],
  },
  {
    name: "what a page had under way when it was left is added only if all of it is missing",
    file: "src/infra/log/transactions.ts",
    find: "rest.batches.filter(({ lastSeq }) => lastSeq > (stored?.lastSeq ?? 0))",
    put: "rest.batches",
    tests: ["tests/infra/logKeptRests.test.ts"],
  },
];

export const tools: readonly Break[] = [
  {
    name: "infra may import the epics",
    file: "tools/check/imports.ts",
    find: '"src/infra/": { mayImport: ["src/infra/", "src/events/", "src/codec/"] }',
    put: '"src/infra/": { mayImport: ["src/"] }',
    tests: ["tests/tools/imports.test.ts"],
  },
  {
    name: "domains may need each other in a ring",
    file: "tools/check/domains.ts",
    find: "if (path.includes(domain)) return [...path.slice(path.indexOf(domain)), domain];",
    put: "if (path.includes(domain)) return [];",
    tests: ["tests/tools/domains.test.ts"],
  },
  {
    name: "a log is replayed with the first load of today, not with that of its page",
    file: "src/infra/replay/import.ts",
    find: "reading.header.domains ?? firstDomainsOfOldLogs",
    put: "firstDomainsOfOldLogs",
    tests: ["tests/domains/app.test.ts"],
  },
  {
    name: "a log that is not reproduced ends the tool as if it were",
    file: "tools/replay/verify.ts",
    find: 'if (proof.tag === "different") return proof.isAccepted ? 0 : 1;',
    put: 'if (proof.tag === "different") return 0;',
    tests: ["tests/tools/replay.test.ts"],
  },
  {
    name: "a wrong fold passes, as the hashes of the state are not compared",
    file: "src/infra/replay/verify.ts",
    find: "states.compare(seq, log.stateHashes.get(seq) ?? {}, follow(state));",
    put: "follow(state);",
    tests: ["tests/replay/stateHashes.test.ts"],
  },
  {
    name: "the page does not say what an entry changed in the state",
    file: "src/infra/ports/log.ts",
    find: "return hashes === undefined ? entry : { ...entry, state: hashes };",
    put: "return hashes === undefined ? entry : { ...entry };",
    tests: ["tests/infra/logPort.test.ts"],
  },
  {
    name: "a bet is sent before its mark is on the device",
    file: "src/infra/host/afterTap.ts",
    find: "callOfAsked(entry.type) !== undefined || (this",
    put: "(this",
    tests: ["tests/infra/afterTap.test.ts"],
  },
];
