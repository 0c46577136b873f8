import { moderationLimits } from '../../../../contract/domains/moderation/limits.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';
import { daysAfter } from '../../../platform/days.ts';

interface Against {
  /** The sanction in force, if one is. */
  sanctionId: number | undefined;
  /** The member's newest appeal. */
  last: { sanctionId: number; answeredAt: Date | null } | undefined;
}

/** When an appeal that was turned down may be made again; undefined where nothing has to be waited for. */
export function againAt({ sanctionId, last }: Against): Date | undefined {
  if (last === undefined || last.sanctionId !== sanctionId || last.answeredAt === null) return undefined;
  return daysAfter(last.answeredAt, moderationLimits.appealAgainDays);
}

/** Why a member may not appeal now. */
export function mayAppeal(against: Against, now: Date): RefusalName | undefined {
  const { sanctionId, last } = against;
  if (sanctionId === undefined) return 'moderation.no_sanction';
  if (last?.sanctionId === sanctionId && last.answeredAt === null) return 'moderation.appeal_open';
  const again = againAt(against);
  return again !== undefined && again > now ? 'moderation.appeal_too_soon' : undefined;
}
