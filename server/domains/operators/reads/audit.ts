import { auditActions, auditText } from '../../../../contract/audit.ts';
import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { MemberReadCtx } from '../../../platform/context.ts';
import { firstPage, readIdKey } from '../../../platform/keyset.ts';
import { translate } from '../../../platform/texts.ts';
import { type AuditRow, auditTrail, reasonIn } from '../../moderation/index.ts';
import { iso } from '../present.ts';
import { presentChanges, thingOf } from '../present-change.ts';
import type { ConsoleDeps } from './deps.ts';
import { namesOf } from './names.ts';

type Call = Calls['operators.audit'];

/** The rule in the reader's language, and what was written beside it. */
const whyIn = ({ locale }: MemberReadCtx, row: AuditRow): string =>
  [row.rule && translate(locale, `moderation.rule.${row.rule}`), reasonIn(row, locale)].filter(Boolean).join('. ');

/** What operators did, with the words for it in the reader's language. */
export const audit =
  (deps: ConsoleDeps) =>
  async (ctx: MemberReadCtx, { by, uid, action, after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const below = readIdKey(after, Number.MAX_SAFE_INTEGER);
    const found = await auditTrail(ctx.db, { byUid: by, uid, action, below, limit: operatorLimits.rows + 1 });
    const { rows, next } = firstPage(found, operatorLimits.rows, (row) => String(row.id));
    const nameOf = await namesOf(
      deps,
      ctx,
      rows.flatMap((row) => [row.actor_uid, row.subject_uid]),
    );
    const label = (name: string): string => translate(ctx.locale, auditText(name));
    const list = rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      by: nameOf(row.actor_uid),
      provenAt: iso(row.proven_at),
      action: row.action,
      label: label(row.action),
      whom: nameOf(row.subject_uid),
      subject: row.subject,
      thing: thingOf(ctx.locale, deps.settings, row),
      changes: presentChanges(ctx.locale, deps.settings, row),
      reason: whyIn(ctx, row),
      requestId: row.request_id,
    }));
    return { list, next, actions: auditActions.map((name) => ({ action: name, label: label(name) })) };
  };
