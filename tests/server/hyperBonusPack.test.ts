import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { couponOf, openPicks, place } from "./coupons.ts";
import { temporaryFolder } from "./folder.ts";
import { startOperator } from "./operator.ts";

it("a hyper bonus is given to nobody where a pack has switched it off, from the day that the pack says", async () => {
  const packsFolder = temporaryFolder("packs");
  const packOf = (id: string, since: string) => ({
    id,
    name: "Somewhere",
    figures: [],
    switches: [{ of: "noHyperBonus", since, source: { url: "example.org/law" } }],
    notBuilt: [],
  });
  for (const pack of [packOf("ZZ", "2020-01-01"), packOf("ZY", "2050-01-01")])
    writeFileSync(join(packsFolder, `${pack.id}.json`), JSON.stringify(pack));
  const strict = await startOperator({ packsFolder });
  try {
    await strict.control({ pack: "ZZ" });
    const anna = await strict.signedIn();
    const chosen = (await openPicks(anna, "line")).slice(0, 4);
    const told = async () =>
      (await anna.post("/web-api/coupon/limits", couponOf(chosen))).body.hyperBonusPercent;
    expect(await told()).toBe(0);
    // A page that has not heard of it yet is told so.
    expect(
      (await place(anna, couponOf(chosen, { hyperBonusPercent: 4, minHyperBonusBetLimit: 2 })))
        .body,
    ).toMatchObject({
      code: 2001,
      data: { hyperBonusPercent: 0, minHyperBonusBetLimit: 0, maxHyperBonusLimit: null },
    });
    await strict.control({ pack: "ZY" });
    expect(await told()).toBe(4);
  } finally {
    await strict.close();
  }
});
