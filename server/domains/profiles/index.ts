export { grantMedal, revokeEarned, revokeMedal, takeMedal } from './actions/grant-medal.ts';
export { seeMedal, wearMedals } from './actions/wear-medals.ts';
export { medalGranted, profileChanged } from './events.ts';
export { lackingProofs, renamesLeft } from './policy.ts';
export { medalsTag, mostKinds, type ShownKind, shownKinds } from './reads/medal-kinds.ts';
export { medalsOf, shownMedals } from './reads/medals-of.ts';
export { type Profile, profileOf } from './reads/profile-of.ts';
export { locationOpensAt } from './rules/location.ts';
export { type Personal, type Relation, visiblePersonal } from './rules/personal.ts';
export { usernamePrice } from './settings.ts';
export {
  allMedalKinds,
  countMedalKinds,
  findMedalByKey,
  findMedalKind,
  insertMedalKind,
  lockMedalKind,
  type MedalFields,
  type MedalKind,
  type MedalRule,
  medalKindsByKey,
  medalRules,
  setMedalClosed,
  updateMedalKind,
} from './sql/medal-kinds.ts';
export { type Held, hadAmong, type MedalRow } from './sql/medals.ts';
