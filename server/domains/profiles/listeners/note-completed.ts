import { type Listener, type ListenerCtx, on } from '../../../platform/outbox/listener.ts';
import { membersByIds, ownAccount } from '../../members/index.ts';
import { emailVerified } from '../../proofs/index.ts';
import { profileChanged, profileCompleted } from '../events.ts';
import { lackingProofs } from '../policy.ts';
import { profileOf } from '../reads/profile-of.ts';

async function announce(ctx: ListenerCtx, facts: readonly { uid: number }[]): Promise<void> {
  const uids = [...new Set(facts.map(({ uid }) => uid))];
  const cards = await membersByIds(ctx.db, uids);
  for (const uid of uids) {
    const [own, { personal }] = [await ownAccount(ctx.db, uid), await profileOf(ctx.db, uid)];
    const lacking = lackingProofs({
      picture: (cards.get(uid)?.avatar ?? '') !== '',
      birthday: personal.birthyear > 0,
      gender: personal.gender > 0,
      email: own?.emailVerified === true,
    });
    if (lacking.length === 0) ctx.emit(profileCompleted({ uid }));
  }
}

/** Announces profiles in which nothing lacks after a change. */
export const noteCompleted: readonly Listener[] = [on(profileChanged, announce), on(emailVerified, announce)];
