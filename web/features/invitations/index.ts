export { EarnMore } from './components/EarnMore.tsx';
export { ImeiScreen } from './components/ImeiScreen.tsx';
export { InvitationsScreen } from './components/InvitationsScreen.tsx';
export { HoldsScreen, holdStateOf } from './console/HoldsScreen.tsx';
export { RangesScreen } from './console/RangesScreen.tsx';
export { readInvitations, readPhones, readRewards } from './queries.ts';
