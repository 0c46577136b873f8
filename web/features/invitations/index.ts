export { EarnMore } from './components/EarnMore.tsx';
export { ImeiScreen } from './components/ImeiScreen.tsx';
export { InvitationsScreen } from './components/InvitationsScreen.tsx';
export { readInvitations, readPhones, readRewards } from './queries.ts';
