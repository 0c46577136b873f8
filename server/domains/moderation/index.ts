export { answerAppeal } from './actions/answer-appeal.ts';
export { imposeSanction, liftSanctions } from './actions/impose-sanction.ts';
export { type Audited, recordAudit } from './actions/record-audit.ts';
export { appealAnswered, memberSanctioned, sanctionLifted } from './events.ts';
export {
  groupInForce,
  mayBan,
  mayEnter,
  mayModerate,
  maySpeak,
  moderatesAll,
  moderatesIn,
  type Silence,
  silenceOf,
} from './policy.ts';
export {
  barredAmong,
  type Sanction,
  sanctionHistory,
  sanctionsById,
  sanctionsInForce,
  sanctionsOf,
} from './reads/sanctions-of.ts';
export { type AppealRow, findAnswered as answeredAppeals, findWaiting as waitingAppeals } from './sql/appeals.ts';
export { findAudit as auditTrail } from './sql/audit.ts';
export { lockMember as lockSanctions, type SanctionRow } from './sql/sanctions.ts';
