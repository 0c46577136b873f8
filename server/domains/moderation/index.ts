export { answerAppeal } from './actions/answer-appeal.ts';
export { imposeSanction, liftSanctions } from './actions/impose-sanction.ts';
export { type Audited, recordAudit } from './actions/record-audit.ts';
export { appealAnswered, memberSanctioned, sanctionLifted } from './events.ts';
export { groupInForce, mayEnter, mayModerate, maySpeak, type Silence, silenceOf } from './policy.ts';
export { type AppealRow, answeredAppeals, waitingAppeals } from './reads/appeals.ts';
export { type AuditFilter, type AuditRow, auditTrail } from './reads/audit-trail.ts';
export { type Sanction, sanctionHistory, sanctionsById, sanctionsInForce, sanctionsOf } from './reads/sanctions-of.ts';
export type { SanctionRow } from './sql/sanctions.ts';
