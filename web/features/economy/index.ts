export { CheckInCard } from './components/CheckInCard.tsx';
export { CheckInStrip } from './components/CheckInStrip.tsx';
export { ExchangeScreen } from './components/ExchangeScreen.tsx';
export { readExchangeInfo } from './exchange-queries.ts';
export { readCheckIns } from './queries.ts';
export { useCheckIn } from './use-check-in.ts';
