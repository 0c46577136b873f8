export { type Amendment, amendMember } from './actions/amend-member.ts';
export { type ChangedGroup, changeGroup, type GroupChange } from './actions/change-group.ts';
export { createMember, type NewMember } from './actions/create-member.ts';
export { noteBirthday } from './actions/guardian.ts';
export { renameMember } from './actions/rename-member.ts';
export {
  dataExported,
  deletionRequested,
  deletionTakenBack,
  emailVerified,
  guardianAgreed,
  memberChanged,
  memberDeleted,
  memberRegistered,
  memberRenamed,
  passwordChanged,
  type SafetyChange,
  safetyChanged,
  signedInFromNewDevice,
} from './events.ts';
export { registering, verifying } from './money.ts';
export { chosenPassword, hashPassword } from './passwords.ts';
export { groupOf, portraitOf } from './present-card.ts';
export {
  type MemberCard,
  type MembersByIds,
  memberByUsername,
  membersByIds,
  shownName,
} from './reads/members.ts';
export { type MemberRecord, memberRecord, type SearchField, searchMembers } from './reads/operator-views.ts';
export { avatarAidOf, lockOwnAccount, type OwnAccount, ownAccount } from './reads/own-account.ts';
export { addressesOf, type Standing, standingsOf } from './reads/standing.ts';
export { isPlausibleEmail } from './rules/email.ts';
export { groupTitleId, guestGroup, readaccessOf } from './rules/groups.ts';
export { placeLine } from './rules/place.ts';
export { recoveryCodeKey, twoStepSecret } from './sealed.ts';
export { type LetterReader, letterReaders } from './sql/letter-readers.ts';
export { liveSessions } from './sql/live-sessions.ts';
