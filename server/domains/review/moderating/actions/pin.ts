import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { reviewCalls } from '../../../../../contract/domains/review/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { SettingsReader } from '../../../../platform/settings.ts';
import { type Grounds, holdsOffice, mayModerate, officeOver } from '../../../moderation/index.ts';
import { lockPost, type PostData, postOf } from '../../../posts/index.ts';
import {
  everywhereLevel,
  findThread,
  forReader,
  forReaderOrRefused,
  hostOf,
  lockThread,
  mayPinReplies,
  placeOfThread,
  setMarks,
  stalePinned,
  type ThreadData,
} from '../../../threads/index.ts';
import { pinsTo } from '../../policy.ts';
import { pinSlots } from '../settings.ts';
import { countPinned, countPinnedReplies, lockPins, setPinnedReply } from '../sql/pins.ts';
import { firstOf, lockModerated, noteModerated, type People } from './moderated.ts';

type Call = (typeof reviewCalls)['review.pin'];
type Input = InputOf<Call> & Grounds;

const full = ['threads.pins_full_board', 'threads.pins_full_country', 'threads.pins_full_everywhere'] as const;

interface Deps extends People {
  settings: SettingsReader;
}

/** Pins a thread at a level, or a reply within its thread, while a slot is free; or takes it from there. */
export const pin =
  (deps: Deps) =>
  async (ctx: MemberCtx, input: Input): Promise<DataOf<Call>> => {
    const { tid, position, pid } = await postOf(ctx, input.pid);
    const first = position === 1;
    await forReaderOrRefused(ctx, await findThread(ctx.db, tid), 'threads.post_not_exist');
    const thread = (await actsInOffice(ctx, tid))
      ? await lockModerated(deps, ctx, 'pin', tid)
      : await lockOwn(ctx, tid, first);
    const post = await lockPost(ctx.db, tid, pid);
    if (post?.status !== 1) return refuse('threads.post_not_exist');
    const level = first ? await pinThread(deps, ctx, thread, input) : await pinReply(deps, ctx, post, thread, input);
    return { pid, tid, level };
  };

/** Moderators of countries pin in office alone; who looks after a place does so there, and else as an author does. */
async function actsInOffice({ db, actor }: MemberCtx, tid: number): Promise<boolean> {
  if (mayModerate(actor)) return true;
  const thread = holdsOffice(actor) ? await findThread(db, tid) : undefined;
  return thread !== undefined && officeOver(actor, placeOfThread(await forReader({ db, actor }, thread))) !== undefined;
}

/** A thread whose replies the caller may pin without an office: its author, and who hosts it, as its topic's host does (R-TOP-014). */
async function lockOwn(ctx: MemberCtx, tid: number, first: boolean): Promise<ThreadData> {
  const thread = await lockThread(ctx.db, tid);
  if (!thread || thread.deleted_at || thread.status !== 1) return refuse('threads.not_exist');
  const host = await hostOf({ db: ctx.db, reads: () => undefined }, thread);
  const refusal = first ? 'threads.not_yours' : mayPinReplies(ctx.actor, { authorid: thread.authorid, host });
  return refusal ? refuse(refusal) : thread;
}

async function pinThread(deps: Deps, ctx: MemberCtx, thread: ThreadData, input: Input): Promise<number> {
  const level = input.status === 1 ? input.type || refuse('threads.pin_level') : 0;
  const before = thread.displayorder;
  const highest = pinsTo(ctx.actor, placeOfThread(await forReader(ctx, thread)));
  if (Math.max(level, before) > highest)
    refuse(highest === everywhereLevel - 1 ? 'threads.pin_everywhere' : 'threads.pin_beyond');
  if (level === before) return level;
  if (level > 0) await refuseFull(deps, ctx, level, thread);
  await setMarks(ctx.db, thread.tid, { displayorder: level });
  stalePinned(ctx, thread, Math.max(level, before));
  await noteModerated(ctx, {
    ...{
      act: 'pin',
      on: level,
      post: firstOf(thread),
      thread,
      rule: input.rule,
      reason: input.reason,
      said: input.said,
    },
    ...{ before: { level: before }, after: { level } },
  });
  return level;
}

async function refuseFull({ settings }: Deps, ctx: MemberCtx, level: number, thread: ThreadData): Promise<void> {
  const { board, country, everywhere } = await settings.get(pinSlots);
  await lockPins(ctx.db);
  const place = { tid: thread.tid, countryFid: thread.country_fid, typeid: thread.typeid };
  if ((await countPinned(ctx.db, level, place)) >= [board, country, everywhere][level - 1]!) refuse(full[level - 1]!);
}

async function pinReply(
  { settings }: Deps,
  ctx: MemberCtx,
  post: PostData,
  thread: ThreadData,
  { status, rule, reason, said }: Input,
): Promise<number> {
  const { tid, pid, istop: before } = post;
  if (status === before) return before;
  // The thread's row is locked, so that nobody else pins here meanwhile.
  if (status === 1 && (await countPinnedReplies(ctx.db, tid, pid)) >= (await settings.get(pinSlots)).replies)
    refuse('threads.pins_full_replies');
  await setPinnedReply(ctx.db, tid, pid, status);
  ctx.stale(`t:${tid}`);
  // Only what is done in office is noted in the trail, and of interest to who wrote it.
  if (officeOver(ctx.actor, placeOfThread(await forReader(ctx, thread))) === undefined) return status;
  await noteModerated(ctx, {
    ...{ act: 'pin', on: status, post, thread, rule, reason, said },
    ...{ before: { level: before }, after: { level: status } },
  });
  return status;
}
