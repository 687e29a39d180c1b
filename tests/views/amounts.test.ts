import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minorOf } from "../../src/events/money/minorUnits.ts";
import { groupDigits, maskPhone, onlyDigits } from "../../src/views/format/digits.ts";
import { formatCount } from "../../src/views/format/count.ts";
import { formatMoney } from "../../src/views/format/money.ts";
import { parseMoney, typedMoney } from "../../src/views/format/typedMoney.ts";

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

describe("money", () => {
  it("follows the language and the currency", () => {
    expect(formatMoney(124_850, "EUR", "en-GB")).toBe("€1,248.50");
    expect(plain(formatMoney(124_850, "EUR", "ru"))).toBe("1 248,50 €");
    expect(formatMoney(500, "JPY", "en-GB")).toBe("¥500");
    expect(plain(formatMoney(15_000, "RUB", "ru"))).toBe("150,00 ₽");
  });

  it("shows as many decimals as the currency has, whatever the browser does", () => {
    expect(plain(formatMoney(742_605, "KWD", "en-GB"))).toBe("KWD 742.605");
    expect(plain(formatMoney(742_605, "IQD", "en-GB"))).toBe("IQD 742.605");
    expect(plain(formatMoney(125, "KWD", "en-GB", "short"))).toBe("KWD 0.125");
    expect(plain(formatMoney(742, "ISK", "en-GB"))).toBe("kr 742");
  });

  it("has no decimals in round quick amounts only", () => {
    expect(formatMoney(500, "EUR", "en-GB", "short")).toBe("€5");
    expect(formatMoney(250, "EUR", "en-GB", "short")).toBe("€2.50");
  });

  it("has a true minus sign, and a plus for winnings", () => {
    expect(formatMoney(-1060, "EUR", "en-GB")).toBe("−€10.60");
    expect(formatMoney(1020, "EUR", "en-GB", "signed")).toBe("+€10.20");
    expect(formatMoney(0, "EUR", "en-GB", "signed")).toBe("€0.00");
  });

  it("puts an unknown currency code before the amount", () => {
    expect(plain(formatMoney(100, "XYZ", "en-GB"))).toBe("XYZ 1.00");
  });

  it("puts whatever else a backend calls its currency in the place of a code", () => {
    expect(plain(formatMoney(1250, "USDT", "en-GB"))).toBe("USDT 12.50");
    expect(plain(formatMoney(-1250, "USDT", "ru"))).toBe("−12,50 USDT");
    expect(plain(formatMoney(1250, "$&", "en-GB", "signed"))).toBe("+$& 12.50");
    expect(formatMoney(1250, "", "en-GB")).toBe("12.50");
  });

  it("shows what a stake in a coin amounts to", () => {
    expect(plain(formatMoney(minorOf(0.000123456, "BTC"), "BTC", "en-GB"))).toBe("BTC 0.00012345");
  });

  it("groups counts from a thousand", () => {
    expect(formatCount(1082, "en-GB")).toBe("1,082");
    expect(plain(formatCount(1082, "ru"))).toBe("1 082");
    expect(formatCount(232, "en-GB")).toBe("232");
  });

  it.each([
    ["20", "EUR", 2000],
    ["20.5", "EUR", 2050],
    [" 1 250,75 ", "EUR", 125_075],
    ["1,250.75", "EUR", 125_075],
    ["1.250,75", "EUR", 125_075],
    ["1,234,567.8", "EUR", 123_456_780],
    ["€1,250.75", "EUR", 125_075],
    ["1 250,75 €", "EUR", 125_075],
    [".5", "EUR", 50],
    ["20.", "EUR", 2000],
    ["0.125", "KWD", 125],
    ["0.1", "KWD", 100],
    ["500", "JPY", 500],
    ["١٢٫٥", "EUR", 1250],
    ["۱۲۵۰", "EUR", 125_000],
    ["２０．５", "EUR", 2050],
  ])("reads %j of %s as %i minor units", (text, iso, minor) => {
    expect(parseMoney(text, iso)).toBe(minor);
  });

  it.each([
    ["", "EUR"],
    [".", "EUR"],
    ["abc", "EUR"],
    ["-5", "EUR"],
    ["1.005", "EUR"],
    ["1,2,3", "EUR"],
    ["1,25.75", "EUR"],
    ["1,250.75,5", "EUR"],
    ["1.250.5", "EUR"],
    ["1e5", "EUR"],
    ["Infinity", "EUR"],
    ["9999999999999", "EUR"],
    ["0.1255", "KWD"],
    ["10.5", "JPY"],
  ])("rejects %j of %s as an amount", (text, iso) => {
    expect(parseMoney(text, iso)).toBeNull();
  });

  it("reads back every amount it writes for typing", () => {
    const iso = fc.constantFrom("EUR", "JPY", "KWD");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), iso, (minor, of) => {
        expect(parseMoney(typedMoney(minor, of), of)).toBe(minor);
      }),
    );
  });
});

describe("digits", () => {
  it("are grouped by three from the end in account numbers", () => {
    expect(plain(groupDigits(48_210_377))).toBe("48 210 377");
    expect(groupDigits(377)).toBe("377");
  });

  it("fill a phone mask as far as typed", () => {
    expect(maskPhone("", "00 000 00 00")).toBe("");
    expect(maskPhone("641", "00 000 00 00")).toBe("64 1");
    expect(maskPhone("641234567", "00 000 00 00")).toBe("64 123 45 67");
    expect(maskPhone("64", "(00) 000")).toBe("(64");
  });

  it("are read from any keyboard in a phone number", () => {
    expect(onlyDigits("+٧ (۷۰۱) １２３")).toBe("7701123");
  });

  it("are never lost in any mask", () => {
    const masks = fc.array(fc.constantFrom("0", " ", "-", "(", ")"), { maxLength: 16 });
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,15}$/), masks, (digits, mask) => {
        expect(onlyDigits(maskPhone(digits, mask.join("")))).toBe(digits);
      }),
    );
  });
});
