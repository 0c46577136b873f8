import type { AuditAction } from '../../../../contract/audit.ts';
import type { Actor, Ctx } from '../../../platform/context.ts';
import { type SaidByLanguage, saidColumn } from '../grounds.ts';
import { insertAudit } from '../sql/audit.ts';

/** One thing that an operator did. */
export interface Audited {
  action: AuditAction;
  /** The member it was done to. */
  uid?: number | undefined;
  /** What else it was done to, as operators know it: a setting's name, a range, a transfer's number. */
  subject?: string | undefined;
  /** What stood before and stands now: only what changed, as JSON. */
  before?: unknown;
  after?: unknown;
  /** The rule that was broken, by its key. */
  rule?: string | undefined;
  reason?: string | undefined;
  said?: SaidByLanguage | undefined;
}

/** Who does it; without an actor it was the command line on the server, or a job. */
type Acting = Pick<Ctx, 'db' | 'now' | 'requestId'> & {
  actor: (Pick<Actor, 'uid'> & Partial<Pick<Actor, 'provenAt'>>) | null;
};

/** Notes for good what an operator does, in the transaction that does it. */
export async function recordAudit({ db, now, actor, requestId }: Acting, audited: Audited): Promise<void> {
  const { action, uid, subject, before, after, rule, reason, said } = audited;
  await insertAudit(db, {
    at: now,
    actor_uid: actor?.uid ?? null,
    proven_at: actor?.provenAt ?? null,
    action,
    subject_uid: uid ?? null,
    subject: subject ?? '',
    before: json(before),
    after: json(after),
    rule: rule ?? '',
    reason: reason ?? '',
    said: saidColumn(said),
    request_id: requestId,
  });
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
