export { creatorIncome } from './money.ts';
export type { PointsPort } from './points-port.ts';
export { recountDays } from './recount.ts';
