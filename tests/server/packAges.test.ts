import { describe, expect, it } from "vitest";
import { birthdayIn } from "../../server/api/registrationFields.ts";
import { FieldReader } from "../../server/http/body.ts";
import { loadPacks, ownPacks } from "../../server/packs/packs.ts";
import { minAgeOf } from "../../server/packs/policy.ts";
import { createSite } from "../../server/site.ts";

const ms = (day: string) => Date.parse(`${day}T00:00:00Z`);

describe("the age from which a country lets people play", () => {
  const now = ms("2026-11-24");
  const faults = (id: string | null, dateBirthday: string) => {
    const site = { ...createSite(), pack: id === null ? null : (own.get(id) ?? null) };
    const reader = new FieldReader({ dateBirthday });
    birthdayIn(reader, now, minAgeOf({ site, now: () => now }));
    try {
      reader.done();
    } catch (error) {
      return error;
    }
    return null;
  };
  const own = loadPacks(ownPacks);
  it("refuses a registration a day before the birthday, and accepts it on the day", () => {
    expect(faults("KZ", "2005-11-25")).not.toBeNull();
    expect(faults("KZ", "2005-11-24")).toBeNull();
    expect(faults(null, "2008-11-25")).not.toBeNull();
    expect(faults(null, "2008-11-24")).toBeNull();
  });
});
