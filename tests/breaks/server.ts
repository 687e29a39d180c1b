import type { Break } from "./break.ts";

export const server: readonly Break[] = [
  {
    name: "a win is rounded down, against what the page has shown",
    file: "src/events/money/winnings.ts",
    find: "(2n * BigInt(stakeMinor) * BigInt(milli) + 1000n) / 2000n",
    put: "(BigInt(stakeMinor) * BigInt(milli)) / 1000n",
    tests: ["tests/events/winnings.test.ts"],
  },
  {
    name: "another bet under a used key gets the answer of the first",
    file: "server/coupon/place.ts",
    find: 'if (textIn(earlier, "body_hash") !== bodyHash) throw new ApiError(409, 51);',
    put: "",
    tests: ["tests/server/place.test.ts"],
  },
  {
    name: "the server takes a stake that the account does not hold",
    file: "server/coupon/check.ts",
    find: "if (amountMinor > account.minor)",
    put: "if (account.minor < 0)",
    tests: ["tests/server/refusals.test.ts"],
  },
  {
    name: "an express pays a returned bet at its price",
    file: "src/events/money/winnings.ts",
    find: "returned: () => 2000",
    put: "returned: (milli) => 2 * milli",
    tests: ["tests/server/settlement.test.ts"],
  },
  {
    name: "a raised limit can be confirmed before its day of thought is over",
    file: "server/api/limits.ts",
    find: "const approvalMs = 24 * 60 * 60_000;",
    put: "const approvalMs = 23 * 60 * 60_000;",
    tests: ["tests/server/limits.test.ts"],
  },
  {
    name: "a stolen token serves for ever",
    file: "server/players/tokens.ts",
    find: "gen === generation && exp * 1000 > now",
    put: "gen === generation",
    tests: ["tests/server/signIn.test.ts"],
  },
  {
    name: "whoever stole a session keeps it after a new password",
    file: "server/players/resets.ts",
    find: 'store.run("DELETE FROM sessions WHERE player_id = ?", [playerId]);',
    put: "",
    tests: ["tests/server/passwords.test.ts"],
  },
  {
    name: "another site can act for a player who is signed in",
    file: "server/http/guards.ts",
    find: "changingMethods.has(call.req.method)",
    put: 'changingMethods.has("")',
    tests: ["tests/server/signIn.test.ts"],
  },
  {
    name: "files of the server may be run as what they are not",
    file: "server/http/guards.ts",
    find: 'headers.set("X-Content-Type-Options", "nosniff");',
    put: "",
    tests: ["tests/server/signIn.test.ts"],
  },
];
