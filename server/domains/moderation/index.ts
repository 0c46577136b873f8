export { answerAppeal } from './actions/answer-appeal.ts';
export { endOffice, giveOffice, type OfficePlace } from './actions/give-office.ts';
export { imposeSanction, liftSanctions } from './actions/impose-sanction.ts';
export { endActs, recordAct, recordWarning } from './actions/record-act.ts';
export { type Audited, recordAudit } from './actions/record-audit.ts';
export { refuseBarredAddress } from './address-book.ts';
export { appealAnswered, memberSanctioned, sanctionLifted } from './events.ts';
export {
  always,
  type Grounds,
  givenGrounds,
  grounded,
  groundsFacts,
  groundsOf,
  missing,
  reasonIn,
  ruleSentence,
  type SaidByLanguage,
  saidColumn,
  saidIn,
  saidOf,
  wordsOfRule,
} from './grounds.ts';
export {
  accessIn,
  groupInForce,
  holdsOffice,
  mayBan,
  mayEnter,
  mayModerate,
  maySpeak,
  moderatesIn,
  type Office,
  officeOver,
  type Place,
  placeModerated,
  type Silence,
  silenceOf,
} from './policy.ts';
export { officesHeld } from './reads/offices-held.ts';
export {
  barredAmong,
  type Sanction,
  sanctionHistory,
  sanctionsById,
  sanctionsInForce,
  sanctionsOf,
} from './reads/sanctions-of.ts';
export { createWordLists, type WordLists, wordsTag } from './reads/word-lists.ts';
export { fold, foldText } from './rules/fold.ts';
export { compileWords, type FoundWord, findWords, verdictOn, type WordList } from './rules/word-list.ts';
export {
  type ActAppeal,
  type ActRow,
  type AppealedAct,
  actOfAppeal,
  answerActAppeals,
  endActById,
  findAct,
  findAnsweredActAppeals,
  findAppealOfAct,
  findStandingActs,
  findWaitingActAppeals,
  findWarnings,
  insertActAppeal,
  isAppealedFrom,
  lockAct,
  type StandingAct,
  type WarningData,
} from './sql/acts.ts';
export { type AppealRow, findAnswered as answeredAppeals, findWaiting as waitingAppeals } from './sql/appeals.ts';
export { type AuditRow, findAudit as auditTrail } from './sql/audit.ts';
export { findOffices, type OfficeRow, officesOf } from './sql/offices.ts';
export { lockMember as lockSanctions, type SanctionRow } from './sql/sanctions.ts';
