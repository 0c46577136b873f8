import type { InputOf } from '../../../../contract/call.ts';
import type { tasksCalls } from '../../../../contract/domains/tasks/calls.ts';
import type { AdminTask } from '../../../../contract/domains/tasks/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { sitePathIn } from '../../../../contract/primitives/site-path.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { findMedalKind } from '../../profiles/index.ts';
import { addFinishReached } from '../jobs/finish-reached.ts';
import { presentAdminTask } from '../present.ts';
import { insertTask, lockTask, type Task, type TaskFields, updateTask } from '../sql/tasks.ts';
import { refuseFull } from './refuse-full.ts';

type Calls = typeof tasksCalls;
type Writing = Pick<Ctx, 'db' | 'now' | 'actor' | 'requestId' | 'stale'>;

/** Creates a task, or changes one that stands as it was seen. */
export async function saveTask(
  ctx: Writing,
  { taskid, version, ...input }: InputOf<Calls['tasks.save-task']>,
): Promise<AdminTask> {
  const fields = await takeFields(ctx.db, input);
  const before = taskid === 0 ? undefined : ((await lockTask(ctx.db, taskid)) ?? refuse('tasks.task_unknown'));
  if (before && (before.period !== fields.period || before.figure !== fields.figure)) refuse('tasks.figure_stays');
  if (!before) await refuseFull(ctx.db);
  const task = before
    ? ((await updateTask(ctx.db, { taskid, version }, fields)) ?? refuse('tasks.changed_meanwhile'))
    : await insertTask(ctx.db, fields, ctx.now);
  await addFinishReached(ctx.db, task.taskid);
  await recordAudit(ctx, {
    ...{ action: 'tasks.save-task', subject: task.title_en, after: audited(task) },
    ...(before && { before: audited(before) }),
  });
  return presentAdminTask(task);
}

/** What an operator said of a task: named in every language, with something to earn and a page of the site. */
async function takeFields(db: Db, fields: TaskFields): Promise<TaskFields> {
  if (fields.title_en === '' || fields.title_fr === '' || fields.title_hi === '') refuse('tasks.unnamed');
  if (fields.xgold === 0 && fields.medalid === 0) refuse('tasks.nothing_earned');
  const medal = fields.medalid > 0 ? await findMedalKind(db, fields.medalid) : undefined;
  if (fields.medalid > 0 && (!medal || medal.closed_at)) refuse('tasks.medal_unknown');
  if (fields.country_fid !== 0 && !countryOfFid(fields.country_fid)) refuseField('country_fid');
  const url = fields.url.startsWith('/') ? sitePathIn(fields.url) : undefined;
  return { ...fields, url: url ?? refuseField('url') };
}

/** What the audit trail shows of one. */
const audited = ({ taskid: _, version: _version, closed_at: _closed, ...fields }: Task): TaskFields => fields;
