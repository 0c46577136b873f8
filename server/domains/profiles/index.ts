export { grantMedal, revokeMedal } from './actions/grant-medal.ts';
export { medalGranted, profileChanged } from './events.ts';
export { lackingProofs, renamesLeft } from './policy.ts';
export { medalsOf } from './reads/medals-of.ts';
export { type Profile, profileOf } from './reads/profile-of.ts';
export { locationOpensAt } from './rules/location.ts';
export { type Personal, type Relation, visiblePersonal } from './rules/personal.ts';
export { usernamePrice } from './settings.ts';
