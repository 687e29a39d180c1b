export type { LastGame, StatisticRow, StatisticsBody } from "./events.ts";
export { balanceOf, type FormGame, formOf, meetingsOf, type Outcome, shareOf } from "./form.ts";
export { statisticGameOf, statisticIdOf, statisticQuery } from "./selectors.ts";
