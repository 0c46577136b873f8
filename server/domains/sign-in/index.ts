export { limitSessions } from './actions/limit-sessions.ts';
export { clearPageCookie } from './actions/page-session.ts';
export { proveOwner } from './actions/prove-owner.ts';
export { passwordChanged, safetyChanged, signedInFromNewDevice } from './events.ts';
export { addressesOf } from './reads/addresses.ts';
export { placeLine } from './rules/place.ts';
export { endSessions } from './sql/end-sessions.ts';
export { liveSessions } from './sql/live-sessions.ts';
export { countSessions } from './sql/session-list.ts';
