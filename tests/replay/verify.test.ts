import { it } from "vitest";
import { placeALiveBet } from "./story.ts";
it("x", () => {
  const e = placeALiveBet();
  for (const x of e) console.log(x.seq, x.at - e[0]!.at, x.type, x.cause, x.by, JSON.stringify(x.data).slice(0, 90));
});
