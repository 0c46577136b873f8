import type { z } from 'zod';
import type { ModerationRule } from '../../../contract/domains/moderation/rules.ts';
import type { needRow, sanctionShape } from '../../../contract/domains/operators/shapes.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import type { Needs } from '../../platform/needs.ts';
import { reasonIn, type SanctionRow } from '../moderation/index.ts';
import type { Named } from './reads/names.ts';

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What waits as the console shows it. */
export const presentNeed = ({ name, count, oldest, due }: Needs & { name: string }): z.output<typeof needRow> => ({
  ...{ name, count },
  ...{ oldest: iso(oldest), due: iso(due) },
});

/** A sanction as the console shows one. */
export const presentSanction = (
  row: SanctionRow,
  nameOf: (uid: number | null) => Named | null,
  { now, locale }: { now: Date; locale: Language },
): z.output<typeof sanctionShape> => ({
  id: row.id,
  groupid: row.groupid,
  rule: row.rule as ModerationRule,
  reason: reasonIn(row, locale),
  createdAt: row.created_at.toISOString(),
  until: iso(row.expires_at),
  by: nameOf(row.by_uid),
  liftedAt: iso(row.lifted_at),
  liftedBy: nameOf(row.lifted_by),
  liftReason: row.lift_reason,
  inForce: row.lifted_at === null && (row.expires_at === null || row.expires_at > now),
});
