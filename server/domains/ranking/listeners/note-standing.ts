import { bannedGroup } from '../../../../contract/primitives/access-limits.ts';
import { type Listener, on } from '../../../platform/outbox/listener.ts';
import { memberSanctioned, sanctionLifted } from '../../moderation/index.ts';
import { endAbsences, noteAbsences } from '../sql/absences.ts';

/** Who has no access is counted in no list; another sanction takes the place of the one before. */
export const noteStanding: readonly Listener[] = [
  on(memberSanctioned, async ({ db }, all) => {
    const last = [...new Map(all.map((fact) => [fact.uid, fact])).values()];
    const barred = last.filter(({ groupid }) => groupid === bannedGroup);
    await noteAbsences(
      db,
      barred.map(({ uid, expiresAt }) => ({ uid, until: expiresAt === null ? null : new Date(expiresAt) })),
    );
    const others = last.filter((fact) => !barred.includes(fact));
    await endAbsences(
      db,
      others.map(({ uid }) => uid),
    );
  }),
  on(sanctionLifted, ({ db }, all) =>
    endAbsences(
      db,
      all.map(({ uid }) => uid),
    ),
  ),
];
