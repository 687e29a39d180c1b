import * as t from "io-ts";

type Flags = Readonly<Record<string, boolean>>;

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Switches by name; both are open data. Entries that are not boolean are dropped. */
class FlagsType extends t.Type<Flags, Flags, unknown> {
  readonly _tag = "FlagsType";
  constructor() {
    super(
      "switches",
      (value): value is Flags =>
        isMap(value) && Object.values(value).every((flag) => typeof flag === "boolean"),
      (value, context) =>
        isMap(value)
          ? t.success(
              Object.fromEntries(
                Object.entries(value).filter(
                  (entry): entry is [string, boolean] => typeof entry[1] === "boolean",
                ),
              ),
            )
          : t.failure(value, context),
      (value) => value,
    );
  }
}

export const flags = new FlagsType();
