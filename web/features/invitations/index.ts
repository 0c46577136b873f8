export { ImeiScreen } from './components/ImeiScreen.tsx';
export { InvitationsScreen } from './components/InvitationsScreen.tsx';
export { readInvitations, readPhones } from './queries.ts';
