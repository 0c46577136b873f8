export { LastDayCards } from './components/LastDayCards.tsx';
export { StatisticsScreen } from './components/StatisticsScreen.tsx';
export { readLastDay, readStatistics } from './queries.ts';
