import type { Attachment } from '../../../../../contract/domains/media/shapes.ts';
import { beginningOfPostText, plainPostText } from '../../../../../contract/primitives/post-text.ts';
import type { Ctx, Db, MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { cleanRichText, excerpt, findPost, markupRead, pageOfFloor, refuseBlocked } from '../../../posts/index.ts';
import { findThread, forReaderOrRefused, mayMark, mayRead, refuseUnseen } from '../../../threads/index.ts';
import { type ReportedRow, reportedRows } from '../sql/reported-posts.ts';

const lineLength = 120;

/** A post that somebody means to report. */
interface PostToReport {
  tid: number;
  pid: number;
  authorid: number;
  /** Of the thread: whose moderators look at it. */
  countryFid: number;
  subject: string;
  /** The beginning of its words. */
  text: string;
}

/** A post by its own id or, with none, the first one of a thread; refused to whoever may not read it. */
export async function postToReport(ctx: Ctx, { tid, pid }: { tid: number; pid: number }): Promise<PostToReport> {
  const { db, actor } = ctx;
  const named = pid > 0 ? ((await findPost(db, pid)) ?? refuse('threads.post_not_exist')) : undefined;
  const found = await findThread(db, named?.tid ?? tid);
  const thread = await forReaderOrRefused(ctx, found, named ? 'threads.post_not_exist' : 'threads.not_exist');
  const refusal = actor ? mayMark(actor, thread) : mayRead(null, thread);
  if (refusal) refuse(refusal);
  const post = named ?? (await findPost(db, thread.first_pid));
  if (post?.status !== 1) return refuse('threads.post_not_exist');
  await refuseUnseen(ctx, thread, post);
  if (actor) await refuseBlocked(ctx as MemberCtx, [thread.authorid, post.authorid]);
  return {
    ...{ tid: thread.tid, pid: post.pid, authorid: post.authorid },
    ...{ countryFid: thread.country_fid, subject: thread.subject },
    text: lineOf(post.message),
  };
}

/** A reported post in a list. */
interface ReportedLine {
  subject: string;
  text: string;
}

/** Lines about reported posts by pid, for those who decide over them: whoever may read them. Those deleted are left out. */
export async function reportedLines(
  db: Db,
  places: readonly { tid: number; pid: number }[],
): Promise<Map<number, ReportedLine>> {
  const rows = await reportedRows(db, places, markupRead);
  return new Map(rows.map((row) => [row.pid, { subject: row.subject, text: lineOf(row.message) }]));
}

/** A reported post whole. */
interface ReportedPost extends ReportedLine {
  /** A line for a line. */
  words: string;
  pictures: Attachment[];
  first: boolean;
  /** The page of replies it stands on. */
  page: number;
}

/** Longer than any message's markup. */
const wholeMarkup = 1_000_000;

/** The same of one post, whole; undefined where it is deleted. */
export async function reportedPost(db: Db, place: { tid: number; pid: number }): Promise<ReportedPost | undefined> {
  const [row] = await reportedRows(db, [place], wholeMarkup);
  return row && presentWhole(row);
}

const presentWhole = (row: ReportedRow): ReportedPost => ({
  subject: row.subject,
  text: lineOf(row.message),
  words: plainPostText(cleanRichText(row.message, 'html').html),
  pictures: row.attachments,
  first: row.position === 1,
  page: pageOfFloor(row.floor),
});

const lineOf = (message: string): string => excerpt(beginningOfPostText(message.slice(0, markupRead)), lineLength);
