import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { bugsCalls } from '../../../../contract/domains/bugs/calls.ts';
import { bugLimits, bugStatuses } from '../../../../contract/domains/threads/kinds/bug/limits.ts';
import { visibleLength } from '../../../../contract/primitives/visible-length.ts';
import type { Db, MemberCtx } from '../../../platform/context.ts';
import { oneLine } from '../../../platform/one-line.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import {
  bugReopened,
  bugSolved,
  bugStates,
  changeState,
  findThread,
  joinReports,
  lockThread,
  nameOfStatus,
  type ReportRow,
  reportsByIds,
  sendReply,
  setSolvedIn,
  setTeamReply,
  type ThreadData,
} from '../../threads/index.ts';
import type { BugsDeps } from '../deps.ts';
import { bugStepped } from '../events.ts';
import { countAnswer, insertHistory } from '../sql/history.ts';

type Call = (typeof bugsCalls)['bugs.status'];
type Input = InputOf<Call>;

const answers: readonly number[] = [bugStatuses.pleaseAdd, bugStatuses.replied, bugStatuses.solved];

/** A report that is there for our team, before the state's own rules decide over who changes it. */
export async function seenReport({ db }: Pick<MemberCtx, 'db'>, tid: number): Promise<ReportRow> {
  return (await reportOf(db, await findThread(db, tid))).report;
}

/** The same with its thread, while nobody else changes them. */
const lockSeen = async ({ db }: Pick<MemberCtx, 'db'>, tid: number): Promise<Seen> =>
  reportOf(db, await lockThread(db, tid), 'lock');

interface Seen {
  thread: ThreadData;
  report: ReportRow;
}

async function reportOf(db: Db, thread: ThreadData | undefined, lock?: 'lock'): Promise<Seen> {
  const [report] = thread && !thread.deleted_at ? await reportsByIds(db, [thread.tid], lock) : [];
  return thread && report && report.finished_at !== null ? { thread, report } : refuse('threads.bug_not_exist');
}

/** The version that solves it, as it is shown. */
function takeVersion(sent: string): string {
  const version = oneLine(sent);
  const most = bugLimits.valueMax;
  return visibleLength(version, most + 1) > most ? refuseField('solved_in', 'bugs.issue.long', { most }) : version;
}

function judge(report: ReportRow, { status, message, duplicate_of }: Input, version: string): void {
  const speaks = message.trim() !== '';
  if (status === bugStatuses.pleaseAdd && !speaks) refuse('bugs.question_missing');
  if (report.duplicate_of !== null && duplicate_of === 0) refuse('threads.bug_joined');
  const isNew =
    status !== report.status || speaks || duplicate_of > 0 || (version !== '' && version !== report.solved_in);
  if (!isNew) refuse('bugs.nothing_new');
}

/** Writes the status of a report and our words about it, in one act; joins it with an older one where one is named. */
export const status =
  ({ review }: BugsDeps) =>
  async (ctx: MemberCtx, input: Input): Promise<DataOf<Call>> => {
    const { tid, duplicate_of } = input;
    const { thread, report: before } = await lockSeen(ctx, tid);
    const version = input.status === bugStatuses.solved ? takeVersion(input.solved_in) : '';
    judge(before, input, version);
    await changeState(ctx, bugStates, { tid, name: nameOfStatus(input.status) });
    const pid = await speak(review, ctx, input);
    if (version !== '' || input.status !== bugStatuses.solved) await setSolvedIn(ctx.db, tid, version);
    const older = duplicate_of > 0 ? await joinReports(ctx, tid, duplicate_of) : 0;
    await note(ctx, before, { status: input.status, pid, version, older });
    announce(ctx, thread, before, { status: input.status, pid, version, older });
    return { tid, status: input.status, pid, notified: before.same + 1 };
  };

/** Our words, as a reply of our team; 0 for none. */
async function speak(review: BugsDeps['review'], ctx: MemberCtx, { tid, message, format, aids }: Input) {
  if (message.trim() === '') return 0;
  const words = { tid, message, format, aids, phonetype: '', repquote: 0, at_list_current: [], ofTeam: true };
  const { post } = await sendReply(review, ctx, words);
  await setTeamReply(ctx.db, tid, post.pid);
  return post.pid;
}

interface Step {
  status: number;
  pid: number;
  version: string;
  older: number;
}

/** What was done stands in the report's history; a first answer counts in its month. */
async function note(ctx: MemberCtx, before: ReportRow, { status: to, pid, version, older }: Step): Promise<void> {
  const { db, now, actor } = ctx;
  const { tid, country_fid: countryFid, due_at } = before;
  const isFirst = answers.includes(to) && !before.steps.some((step) => answers.includes(step.status));
  const inTime = isFirst ? due_at !== null && now <= due_at : null;
  await insertHistory(db, {
    ...{ tid, uid: actor.uid, act: older > 0 ? 'join' : 'answer', status: to, pid },
    ...{ solved_in: version, duplicate_of: older, created_at: now, country_fid: countryFid, in_time: inTime },
  });
  await recordAudit(ctx, {
    ...{ action: 'bugs.status', uid: before.authorid, subject: `#${tid}` },
    before: { status: before.status, version: before.solved_in, joined: before.duplicate_of ?? 0 },
    after: { status: to, version, joined: older },
  });
  if (inTime !== null) await countAnswer(db, { month: `${now.toISOString().slice(0, 7)}-01`, countryFid, inTime });
}

function announce(ctx: MemberCtx, thread: ThreadData, before: ReportRow, step: Step): void {
  const { tid, authorid: authorUid, status: was } = before;
  const at = ctx.now.getTime();
  const { status: to, pid, version: solvedIn, older } = step;
  ctx.emit(
    bugStepped({
      ...{ tid, pid: pid || thread.first_pid, uid: ctx.actor.uid, authorUid },
      ...{ status: to, solvedIn, older, at },
    }),
  );
  if (to === was) return;
  // What somebody says of their own report is no deed.
  if (to === bugStatuses.solved && ctx.actor.uid === authorUid) return;
  if (to === bugStatuses.solved) ctx.emit(bugSolved({ tid, uid: authorUid, at }));
  else if (was === bugStatuses.solved) ctx.emit(bugReopened({ tid, uid: authorUid, at }));
}
