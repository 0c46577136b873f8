import type { Ctx } from '../../../platform/context.ts';
import { type Grounds, type SaidByLanguage, saidColumn } from '../grounds.ts';
import { answerActAppeals, endActsOf, insertAct } from '../sql/acts.ts';

type Acting = Pick<Ctx, 'db' | 'now'>;

interface Acted {
  act: string;
  post: { tid: number; pid: number; authorid: number };
  countryFid: number;
  /** Null: a job. */
  byUid: number | null;
  rule: string;
  reason: string;
  said?: SaidByLanguage | undefined;
  /** What undoing it takes. */
  undo?: object | undefined;
}

/** Notes what was done to a post, so that its author can appeal; the act's number. */
export async function recordAct(ctx: Acting, acted: Acted): Promise<number> {
  const { act, post, countryFid, byUid, rule, reason, said, undo } = acted;
  await endActs(ctx, { pid: post.pid, acts: [act], byUid: null, answer: '' });
  return insertAct(ctx.db, {
    ...{ act, tid: post.tid, pid: post.pid, uid: post.authorid, country_fid: countryFid },
    ...{ by_uid: byUid, rule, reason, said: saidColumn(said), undo: undo ? JSON.stringify(undo) : null, at: ctx.now },
  });
}

/** Notes a warning; one never takes another's place. */
export const recordWarning = (
  { db, now }: Acting,
  warned: { uid: number; countryFid: number; byUid: number } & Grounds,
): Promise<number> => {
  const { uid, countryFid, byUid, rule, reason, said } = warned;
  const about = { act: 'warn', tid: 0, pid: 0, uid, country_fid: countryFid };
  return insertAct(db, { ...about, by_uid: byUid, rule, reason, said: saidColumn(said), undo: null, at: now });
};

interface Ended {
  pid: number;
  acts: readonly string[];
  /** Who undid it: an appeal that waits is granted by it. Null where another act took its place. */
  byUid: number | null;
  answer: string;
}

/** Ends what stands of these kinds against a post. */
export async function endActs({ db, now }: Acting, { pid, acts, byUid, answer }: Ended): Promise<void> {
  const ended = await endActsOf(db, pid, acts, now);
  await answerActAppeals(db, ended, { answered_at: now, lifted: byUid !== null, answer, by_uid: byUid });
}
