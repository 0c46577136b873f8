export { HomeAnnounced, OnTopOfPage } from './components/placed.tsx';
export { whatIsShown } from './shown.ts';
