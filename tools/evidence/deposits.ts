import { TopUpDemoMoney } from "../../src/events/placement/demoMoneyEvents.ts";
import { type Place, placeOf, type Witness } from "./walk.ts";

/** A request to pay money in that left the page, and what became of it. */
export type Deposit = Place & { readonly outcome: "taken" | "refused" | "not known" };
/** With the key under which the server keeps it; it is no part of a report. */
export type KeyedDeposit = Deposit & { readonly key: string };

/** The deposits of a log. No key repeats: each tap asks for money once. */
export function depositsWitness() {
  const sent = new Map<number, KeyedDeposit>();
  const tell = (call: number, outcome: Deposit["outcome"]) => {
    const deposit = sent.get(call);
    if (deposit !== undefined) sent.set(call, { ...deposit, outcome });
  };
  const witness: Witness = {
    receive: ({ entry }) => {
      if (TopUpDemoMoney.asked.is(entry))
        sent.set(entry.data.call, {
          ...placeOf(entry),
          outcome: "not known",
          key: entry.data.ask.key,
        });
      else if (TopUpDemoMoney.answered.is(entry))
        tell(entry.data.call, entry.data.body.success ? "taken" : "refused");
      // Without a status no server has refused it.
      else if (TopUpDemoMoney.failed.is(entry) && isRefusal(entry.data.error.status))
        tell(entry.data.call, "refused");
    },
  };
  return {
    ...witness,
    deposits: (): readonly Deposit[] => [...sent.values()].map(({ key: _key, ...one }) => one),
    keyed: (): readonly KeyedDeposit[] => [...sent.values()],
  };
}

const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500;
