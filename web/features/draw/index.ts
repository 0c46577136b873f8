export { DrawBeside } from './components/Beside.tsx';
export { DrawCard } from './components/DrawCard.tsx';
export { DrawScreen, NoDraw } from './components/DrawScreen.tsx';
export { PrizeScreen } from './components/PrizeScreen.tsx';
export { ShareDraw } from './components/ShareDraw.tsx';
export { WinnersScreen } from './components/WinnersScreen.tsx';
export { DrawOffice } from './console/DrawOffice.tsx';
export { DrawsOffice } from './console/DrawsOffice.tsx';
export { numberOf } from './written.ts';
