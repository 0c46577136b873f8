export { settleMonths } from './jobs/settle-months.ts';
export { creatorIncome } from './money.ts';
export type { PointsPort } from './points-port.ts';
export { recountDays } from './recount.ts';
export { monthBefore } from './rules/months.ts';
export { creatorConditions, creatorPools } from './settings.ts';
