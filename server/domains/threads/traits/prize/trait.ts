import { type Prize, prizeTrait as shapes } from '../../../../../contract/domains/threads/traits/prize/trait.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import type { SharedCtx } from '../../../../platform/reading/parted.ts';
import { refuse, refuseField } from '../../../../platform/refusal.ts';
import { memberByUsername, membersByIds } from '../../../members/index.ts';
import { moderatesIn } from '../../../moderation/index.ts';
import type { ThreadData } from '../../core/sql/threads.ts';
import { sentIn } from '../draft-fields.ts';
import type { Trait } from '../trait.ts';
import { whatWon } from './rules/take-prize.ts';
import { dropPrize, prizesOf, writePrize } from './sql/prizes.ts';

/** Who won: whom the moderator names, or the moderator, whose thread it is. */
async function winnerOf({ db, actor }: MemberCtx, named: string): Promise<number> {
  if (named.trim() === '') return actor.uid;
  return (await memberByUsername(db, named.trim())) ?? refuse('threads.prize_winner_unknown');
}

/** The prizes of threads that have one, as readers of a kind see them. */
async function prizesIn(
  { db, reads, whyHidden }: Pick<SharedCtx, 'db' | 'reads' | 'whyHidden'>,
  threads: readonly Pick<ThreadData, 'tid' | 'prized'>[],
): Promise<ReadonlyMap<number, Prize>> {
  const rows = await prizesOf(
    db,
    threads.flatMap(({ tid, prized }) => (prized ? tid : [])),
  );
  const cards = await membersByIds(
    db,
    rows.map(({ winner_uid }) => winner_uid),
  );
  for (const uid of cards.keys()) reads(`u:${uid}`);
  return new Map(
    rows.map(({ tid, what, winner_uid: uid }) => {
      const username = whyHidden(uid) === undefined ? cards.get(uid)?.username : undefined;
      return [tid, { what, winner: username ? { uid, username } : null }];
    }),
  );
}

/** Moderators say who won what with a thread of their own country. */
export const prizeTrait: Trait<typeof shapes> = {
  async take(ctx, { prize, prize_winner }, { before, countryFid }) {
    if (prize === undefined) return prize_winner ? refuseField('prize_winner') : {};
    const what = whatWon(prize) ?? refuse('threads.prize_too_long');
    if (what === '' && !before?.prized) return {};
    const stood = before?.prized ? (await prizesOf(ctx.db, [before.tid]))[0] : undefined;
    const winner_uid = what === '' ? 0 : await winnerOf(ctx, prize_winner ?? '');
    if (stood?.what === what && stood.winner_uid === winner_uid) return {};
    if (!moderatesIn(ctx.actor, countryFid)) refuse('threads.prize_not_yours');
    if (what === '') return { columns: { prized: false }, store: (tid) => dropPrize(ctx.db, tid) };
    return { columns: { prized: true }, store: (tid) => writePrize(ctx.db, { tid, what, winner_uid }) };
  },
  fromDraft: sentIn(shapes.body),
  async row(ctx, threads) {
    const prizes = await prizesIn(ctx, threads);
    return { fields: ({ tid }) => ({ prize: prizes.get(tid) ?? null }) };
  },
  async edit({ db, reads }, thread) {
    if (!thread) return { prize: null };
    const prizes = await prizesIn({ db, reads, whyHidden: () => undefined }, [thread]);
    return { prize: prizes.get(thread.tid) ?? null };
  },
};
