import type { EventKind } from '../../../platform/outbox/event.ts';
import { type Listener, on } from '../../../platform/outbox/listener.ts';
import { memberCredited } from '../../economy/index.ts';
import { guardianAgreed } from '../../members/index.ts';
import { appealAnswered, memberSanctioned, sanctionLifted } from '../../moderation/index.ts';
import { dataExported, deletionRequested, deletionTakenBack } from '../../privacy/index.ts';
import { medalGranted } from '../../profiles/index.ts';
import { emailVerified } from '../../proofs/index.ts';
import { passwordChanged, safetyChanged, signedInFromNewDevice } from '../../sign-in/index.ts';
import { writeNotices } from '../actions/write-notices.ts';
import type { Told } from '../rules/groups.ts';
import { tellCredit, tellSanction, tellSignIn, tellSystem } from '../rules/tell-system.ts';

const hear = <P extends Record<string, unknown>>(kind: EventKind<P>, tell: (event: P) => Told | Told[]): Listener =>
  on(kind, (ctx, all) => writeNotices(ctx, all.flatMap(tell)));

/** What happens to a member's account: its safety, its data, its rights, its rewards. */
export const tellOfAccounts: readonly Listener[] = [
  hear(signedInFromNewDevice, tellSignIn),
  hear(safetyChanged, ({ uid, at, change }) => tellSystem(change, { uid, at: at * 1000 })),
  hear(passwordChanged, ({ uid }) => tellSystem('password_changed', { uid })),
  hear(emailVerified, ({ uid }) => tellSystem('email_verified', { uid })),
  hear(guardianAgreed, ({ uid }) => tellSystem('guardian_agreed', { uid })),
  hear(dataExported, ({ uid, id, at }) => tellSystem('data_exported', { uid, once: id, at: at * 1000 })),
  hear(deletionRequested, ({ uid, due }) =>
    tellSystem('deletion_requested', { uid, once: due, facts: { until: due * 1000 } }),
  ),
  hear(deletionTakenBack, ({ uid }) => tellSystem('deletion_taken_back', { uid })),
  hear(memberSanctioned, tellSanction),
  hear(sanctionLifted, ({ uid, reason }) => tellSystem('sanction_lifted', { uid, facts: { quote: reason } })),
  hear(appealAnswered, ({ uid, lifted, answer }) =>
    tellSystem(lifted ? 'appeal_lifted' : 'appeal_kept', { uid, facts: { quote: answer } }),
  ),
  hear(memberCredited, tellCredit),
  hear(medalGranted, ({ uid, medal }) => tellSystem('medal', { uid, once: medal, facts: { medal } })),
];
