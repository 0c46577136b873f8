export { type Amendment, amendMember } from './actions/amend-member.ts';
export { createMember, type NewMember } from './actions/create-member.ts';
export {
  memberChanged,
  memberRegistered,
  type SafetyChange,
  safetyChanged,
  signedInFromNewDevice,
} from './events.ts';
export { hashPassword } from './passwords.ts';
export {
  createMemberCards,
  type MemberCard,
  type MembersByIds,
  memberByUsername,
  membersByIds,
} from './reads/members.ts';
export { addressesOf, type Standing, standingsOf } from './reads/standing.ts';
export { groupTitleId, guestGroup, readaccessOf } from './rules/groups.ts';
