import type { EarningReason } from '../../../platform/money-reason.ts';
import { type Listener, type ListenerCtx, on } from '../../../platform/outbox/listener.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { earn, earnAll, takeBackEarned, type ZonesOf } from '../../economy/index.ts';
import {
  type Ending,
  pollVoted,
  postDeleted,
  postReplied,
  privatelyReplied,
  privateReplyDeleted,
  threadDeleted,
  threadDigested,
  threadPosted,
} from '../events.ts';
import { digests, digestTaken, postTaken, publishing, replying, votingInPoll } from '../money.ts';

interface Deps {
  settings: SettingsReader;
  zonesOf: ZonesOf;
}

interface Written {
  uid: number;
  tid: number;
  at: number;
}
type WrittenPost = Written & { pid: number };

const ofThread = ({ tid }: { tid: number }): string => `tid:${tid}`;
const ofPost = ({ pid }: { pid: number }): string => `pid:${pid}`;

/** Accounts are locked in the order of their members, as any transfer does. */
const byMember = <F extends { uid: number }>(facts: readonly F[]): F[] => facts.toSorted((a, b) => a.uid - b.uid);

/** Whether what it earned goes with it (DECISIONS): what its author deletes has earned all the same. */
const isTaken = ({ ending }: { ending?: Ending }): boolean => ending === 'removed' || ending === 'undone';

/**
 * Pays members for what they did, each thing once, in the day of their own calendar on which they did it (R-WAL-004). What
 * earned and is gone before its turn came is paid first and taken back then: the order here is that of the facts.
 */
export function earnings({ settings, zonesOf }: Deps): Listener[] {
  const pay = async <F extends Written>(
    ctx: ListenerCtx,
    facts: readonly F[],
    reason: EarningReason,
    subject: (fact: F) => string,
  ): Promise<void> => {
    const zones = await zonesOf(ctx.db, [...new Set(facts.map(({ uid }) => uid))]);
    const earnings = byMember(facts).map((fact) => ({
      ...{ uid: fact.uid, reason, reference: subject(fact) },
      day: dayIn(zones.get(fact.uid) ?? 'UTC', new Date(fact.at)),
    }));
    await earnAll(ctx, settings, earnings);
  };
  return [
    on(threadPosted, (ctx, all) => pay(ctx, all, publishing, ofThread)),
    on(postReplied, (ctx, all) => pay<WrittenPost>(ctx, all, replying, ofPost)),
    on(privatelyReplied, (ctx, all) => pay<WrittenPost>(ctx, all, replying, ofPost)),
    on(pollVoted, (ctx, all) => pay(ctx, all, votingInPoll, ofThread)),
    on(postDeleted, (ctx, all) => takeBackAll(ctx, all.filter(isTaken), [replying], ofPost)),
    on(privateReplyDeleted, (ctx, all) => takeBackAll(ctx, all.filter(isTaken), [replying], ofPost)),
    on(threadDeleted, (ctx, all) => takeBackAll(ctx, all.filter(isTaken), [publishing], ofThread)),
    on(threadDigested, (ctx, all) => payDigests({ settings, zonesOf }, ctx, all)),
  ];
}

async function takeBackAll<F extends { uid: number }>(
  ctx: ListenerCtx,
  facts: readonly F[],
  earned: readonly EarningReason[],
  subject: (fact: F) => string,
): Promise<void> {
  for (const fact of byMember(facts))
    for (const earning of earned)
      await takeBackEarned(ctx, { uid: fact.uid, earning, reference: subject(fact), reason: postTaken });
}

interface Digested {
  uid: number;
  tid: number;
  before: number;
  level: number;
  change: number;
  at: number;
}

/** Each change of a thread's digest earns for itself, and takes back what the one before earned. */
async function payDigests({ settings, zonesOf }: Deps, ctx: ListenerCtx, all: readonly Digested[]): Promise<void> {
  const zones = await zonesOf(ctx.db, [...new Set(all.map(({ uid }) => uid))]);
  for (const { uid, tid, before, level, change, at } of byMember(all)) {
    const [left, reached] = [digests[before - 1], digests[level - 1]];
    if (left)
      await takeBackEarned(ctx, { uid, earning: left, reference: ofChange(tid, change - 1), reason: digestTaken });
    const day = dayIn(zones.get(uid) ?? 'UTC', new Date(at));
    if (reached) await earn(ctx, settings, { uid, reason: reached, reference: ofChange(tid, change), day });
  }
}

const ofChange = (tid: number, change: number): string => `tid:${tid}:digest:${change}`;
