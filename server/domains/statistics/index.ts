export { type CountDeps, countDay, countFigure } from './jobs/count-day.ts';
export { dayAfter, daysBetween, isOver } from './rules/days.ts';
