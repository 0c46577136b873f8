import { isPhotoBoard } from '../../../contract/domains/threads/kinds/photo/calls.ts';
import { type Act, type Deed, defineDeed, when } from '../../platform/deed.ts';
import { threadDeleted, threadPosted, threadRestored } from '../threads/index.ts';
import { contestWon } from './events.ts';

/** Photo boards take entries alone. */
const ofEntry = ({ uid, tid, fid, at }: { uid: number; tid: number; fid: number; at: number }): Act | undefined =>
  isPhotoBoard(fid) ? { uid, once: `tid:${tid}`, at } : undefined;

const of = (act: Act | undefined, change: Pick<Act, 'changedAt' | 'restored'>): Act | undefined =>
  act && { ...act, ...change };

const enterPhoto = defineDeed('contests', 'enter_photo', {
  done: [
    when(threadPosted, ofEntry),
    when(threadRestored, (fact) => of(ofEntry(fact), { changedAt: fact.restoredAt, restored: true })),
  ],
  undone: [when(threadDeleted, (fact) => of(ofEntry(fact), { changedAt: fact.endedAt }))],
});

const winContest = defineDeed('contests', 'win_contest', {
  done: [when(contestWon, ({ uid, contest, tid, at }) => ({ uid, once: `contest:${contest}:${tid}`, at }))],
});

/** What members do in contests. */
export const contestsDeeds: readonly Deed[] = [enterPhoto, winContest];
