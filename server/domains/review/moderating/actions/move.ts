import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { reviewCalls } from '../../../../../contract/domains/review/calls.ts';
import { isPhotoBoard } from '../../../../../contract/domains/threads/kinds/photo/calls.ts';
import { kindOf } from '../../../../../contract/domains/threads/kinds.ts';
import { countryOfFid } from '../../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Categories } from '../../../countries/index.ts';
import { type Grounds, moderatesIn } from '../../../moderation/index.ts';
import {
  community,
  type Place,
  placeOf,
  setMarks,
  staleLists,
  stalePinned,
  type ThreadData,
  threadMoved,
} from '../../../threads/index.ts';
import { firstOf, lockModerated, noteModerated, type People } from './moderated.ts';

type Call = (typeof reviewCalls)['review.move'];
type Input = InputOf<Call> & Grounds;

interface Deps extends People {
  categories: Categories;
}

/** Moves a thread to another board; what was pinned there loses its place, since slots are the board's. */
export const move =
  (deps: Deps) =>
  async (ctx: MemberCtx, input: Input): Promise<DataOf<Call>> => {
    const { tid, rule, reason, said } = input;
    const thread = await lockModerated(deps, ctx, 'move', tid);
    const place = placeFor(thread, input);
    if (place.countryFid !== thread.country_fid && !moderatesIn(ctx.actor, place.countryFid))
      refuse('threads.other_country');
    const typeid = await categoryFor(deps, ctx, thread, place, input.typeid);
    const { fid, countryFid } = place;
    const answer = { tid, fid, country_fid: countryFid, typeid };
    if (fid === thread.fid && countryFid === thread.country_fid && typeid === thread.typeid) return answer;
    await placeThread(ctx, thread, place, typeid);
    await noteModerated(ctx, {
      ...{ act: 'move', on: 1, post: firstOf(thread), thread, rule, reason, said },
      undo: { fid: thread.fid, countryFid: thread.country_fid, typeid: thread.typeid },
      before: await namesOf(deps, ctx, { countryFid: thread.country_fid }, thread.typeid),
      after: await namesOf(deps, ctx, place, typeid),
    });
    return answer;
  };

/** Puts a thread that is locked on another board. */
export async function placeThread(ctx: MemberCtx, thread: ThreadData, place: Place, typeid: number): Promise<void> {
  const { tid } = thread;
  const { fid, countryFid } = place;
  await setMarks(ctx.db, tid, { fid, country_fid: countryFid, typeid, displayorder: 0 });
  stalePinned(ctx, thread, thread.displayorder);
  staleLists(ctx, place);
  const left = { fromFid: thread.fid, fromCountry: thread.country_fid, from: thread.typeid };
  const at = thread.created_at.getTime();
  ctx.emit(threadMoved({ ...{ tid, pid: thread.first_pid, ...place, typeid }, ...left, at }));
}

/** A board's number, or a country's: its lists then show the thread. Without one it stays where it is. */
function placeFor(thread: ThreadData, { fid }: Input): Place {
  if (fid === undefined) return { fid: thread.fid, countryFid: thread.country_fid };
  // The lists of photo boards, and the contest it is in, go by the board it was entered on.
  if (isPhotoBoard(thread.fid) && fid !== thread.fid) refuse('threads.photo_stays');
  const placed = placeOf({ fid, kind: kindOf(thread.special) }, thread.country_fid);
  return placed.ok ? placed.place : refuse(placed.refusal);
}

/** The category named, else its own where the country has it, else the community. */
async function categoryFor(
  { categories }: Deps,
  { db, locale }: MemberCtx,
  thread: ThreadData,
  { countryFid }: Place,
  asked: number | undefined,
): Promise<number> {
  const typeid = asked ?? thread.typeid;
  const found = await categories.find(db, countryFid, typeid, locale);
  if (found && (found.open || typeid === thread.typeid)) return typeid;
  return asked === undefined ? community : refuse('threads.unknown_board');
}

async function namesOf(
  { categories }: Deps,
  { db, locale }: MemberCtx,
  { countryFid }: Pick<Place, 'countryFid'>,
  typeid: number,
): Promise<object> {
  const board = await categories.find(db, countryFid, typeid, locale);
  return {
    country: countryOfFid(countryFid)?.names[locale] ?? String(countryFid),
    board: board?.name ?? String(typeid),
  };
}
