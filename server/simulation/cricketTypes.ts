import type { MarketType } from "../feed/types.ts";
import { sports } from "../feed/sports.ts";
import { groupIds } from "./marketGroups.ts";
import { type } from "./marketTypeMakers.ts";
import { oddEven, overUnder } from "./outcomeTypes.ts";

/** Types of the markets that an innings has as a game of its own. */
export const inningsTypes = { runs: 114, powerPlay: 115, wickets: 116, oddEven: 117 } as const;

const cricket = [sports.cricket.id];

/** Markets of cricket: on an innings as part of its match, then on one by itself. */
export const cricketTypes: readonly MarketType[] = [
  type(
    110,
    groupIds.popular,
    "1st innings runs {param}",
    "Раны в 1-м иннингсе {param}",
    2,
    overUnder,
    cricket,
  ),
  type(
    111,
    groupIds.innings,
    "1st innings, first 6 overs {param}",
    "1-й иннингс, первые 6 оверов {param}",
    2,
    overUnder,
    cricket,
  ),
  type(
    112,
    groupIds.popular,
    "2nd innings, first 6 overs {param}",
    "2-й иннингс, первые 6 оверов {param}",
    2,
    overUnder,
    cricket,
  ),
  type(
    113,
    groupIds.popular,
    "1st innings wickets {param}",
    "Калитки в 1-м иннингсе {param}",
    2,
    overUnder,
    cricket,
  ),
  type(inningsTypes.runs, groupIds.popular, "Runs {param}", "Раны {param}", 2, overUnder, cricket),
  type(
    inningsTypes.powerPlay,
    groupIds.popular,
    "Runs in the first 6 overs {param}",
    "Раны за первые 6 оверов {param}",
    2,
    overUnder,
    cricket,
  ),
  type(
    inningsTypes.wickets,
    groupIds.popular,
    "Wickets {param}",
    "Калитки {param}",
    2,
    overUnder,
    cricket,
  ),
  type(
    inningsTypes.oddEven,
    groupIds.popular,
    "Odd or even runs",
    "Чёт или нечет ранов",
    2,
    oddEven,
    cricket,
  ),
];
