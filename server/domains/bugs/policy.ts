import type { RefusalName } from '../../../contract/refusals.ts';
import { mayModerate } from '../moderation/index.ts';
import { isStaffOf, maySpeak } from '../threads/index.ts';

type Staff = Parameters<typeof maySpeak>[0] & { countryFid: number };

/** Our team in the country of a report answers it, and reads what only our team reads. */
export function mayAnswer(by: NonNullable<Staff>, report: { country_fid: number }): RefusalName | undefined {
  return isStaffOf(by, report) ? maySpeak(by) : 'bugs.not_yours';
}

/** Moderators see the queue of their country, operators that of one or all: null. */
export function mayQueue(by: { groupid: number }, asked: number, own: number | null): RefusalName | undefined {
  if (!mayModerate(by)) return 'bugs.not_yours';
  return own === null || asked === 0 || asked === own ? undefined : 'bugs.not_yours';
}
