export { imposeSanction, liftSanctions } from './actions/impose-sanction.ts';
export { type Audited, recordAudit } from './actions/record-audit.ts';
export { groupInForce, mayEnter, mayModerate, maySpeak } from './policy.ts';
export { type Sanction, sanctionsOf } from './reads/sanctions-of.ts';
