export { type CountDeps, countDay } from './jobs/count-day.ts';
export { dayAfter, daysBetween, isOver } from './rules/days.ts';
