export { CheckInCard } from './components/CheckInCard.tsx';
export { CheckInStrip } from './components/CheckInStrip.tsx';
export { readCheckIns } from './queries.ts';
export { useCheckIn } from './use-check-in.ts';
