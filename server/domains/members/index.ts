export { type MailDeps, pageUrl, sendAccountEmail } from './account-emails.ts';
export { amendMember } from './actions/amend-member.ts';
export { changeGroup } from './actions/change-group.ts';
export { createMember, type NewMember } from './actions/create-member.ts';
export { noteBirthday } from './actions/guardian.ts';
export { renameMember } from './actions/rename-member.ts';
export { emailKey } from './email-key.ts';
export { guardianAgreed, memberChanged, memberRegistered, memberRenamed } from './events.ts';
export { asMember } from './member.ts';
export { registering } from './money.ts';
export { groupOf, portraitOf, presentListed } from './present-card.ts';
export { avatarsOf } from './reads/avatars.ts';
export { type MemberCard, type MembersByIds, memberByUsername, membersByIds, shownName } from './reads/members.ts';
export { contactOf, memberMeant, memberRecord, searchMembers } from './reads/operator-views.ts';
export { avatarAidOf, lockOwnAccount, ownAccount } from './reads/own-account.ts';
export { standingsOf } from './reads/standing.ts';
export { requireEmail } from './require-email.ts';
export { cameBy, type SentWith } from './rules/came-by.ts';
export { groupTitleId, levelOf, readaccessOf, readingOf } from './rules/groups.ts';
export { maskedEmail, maskedPhone } from './rules/masked.ts';
export { numbersMeant, phoneNumber } from './rules/phone.ts';
export { nameKey, usernameFault } from './rules/username.ts';
export { accountPage, emailOn, languageOf, momentOf } from './safety-emails.ts';
export { countDay } from './sql/activity.ts';
export { type Audience, countMeant, membersMeant } from './sql/audience.ts';
export { type CameBy, dropCame, firstCame, joinedByCountry, joinedInOwnSpans, noteCame } from './sql/came.ts';
export { findProofs, lockProofs, type ProofRow, releaseEmail, setProofs } from './sql/contacts.ts';
export { countMembers } from './sql/country-members.ts';
export { countOfDay } from './sql/day-counts.ts';
export { type EmailRecipient, emailRecipients } from './sql/email-recipients.ts';
export {
  findIdentity,
  findPasswords,
  type Identity,
  lockEntrant,
  lockMember,
  lockPassword,
  namesFrom,
} from './sql/members.ts';
export { isOnlyOperator, moderatorsOf, type OfficeHolder, officeHolders } from './sql/offices.ts';
export { placeMember } from './sql/places.ts';
export { claimEmail, findByEmail, findByName, findByNames, findByPhones } from './sql/unique-values.ts';
