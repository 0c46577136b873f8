import type { InputOf } from '../../../../contract/call.ts';
import { isMedal } from '../../../../contract/domains/profiles/medals.ts';
import type { tasksCalls } from '../../../../contract/domains/tasks/calls.ts';
import { taskLimits } from '../../../../contract/domains/tasks/limits.ts';
import type { AdminMedal } from '../../../../contract/domains/tasks/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { attachPictures, detachPictures } from '../../media/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import {
  countMedalKinds,
  insertMedalKind,
  lockMedalKind,
  type MedalFields,
  type MedalKind,
  medalsTag,
  updateMedalKind,
} from '../../profiles/index.ts';
import { presentAdminMedals } from '../present.ts';

type Calls = typeof tasksCalls;
type Writing = Pick<Ctx, 'db' | 'now' | 'actor' | 'requestId' | 'stale' | 'locale'>;
type Input = InputOf<Calls['tasks.save-medal']>;

/** Creates a kind of medal, or changes one that stands as it was seen. */
export async function saveMedal(ctx: Writing, { medalid, version, ...input }: Input): Promise<AdminMedal> {
  const before = medalid === 0 ? undefined : ((await lockMedalKind(ctx.db, medalid)) ?? refuse('tasks.medal_unknown'));
  const fields = takeFields(input, before);
  if (!before && (await countMedalKinds(ctx.db)) >= taskLimits.kinds)
    refuse('tasks.medals_full', { values: { most: taskLimits.kinds } });
  if (fields.aid !== (before?.aid ?? null)) {
    if (fields.aid !== null) await attachPictures(ctx, ctx.actor?.uid ?? 0, [fields.aid]);
    if (before?.aid) await detachPictures(ctx, [before.aid]);
  }
  const kind = before
    ? ((await updateMedalKind(ctx.db, { medalid, version }, fields)) ?? refuse('tasks.changed_meanwhile'))
    : await insertMedalKind(ctx.db, fields, ctx.now);
  ctx.stale(medalsTag);
  const [shown] = await presentAdminMedals(ctx.db, [kind], ctx.locale);
  await recordAudit(ctx, {
    ...{ action: 'tasks.save-medal', subject: shown!.shown, after: audited(kind) },
    ...(before && { before: audited(before) }),
  });
  return shown!;
}

/** What an operator said of a kind; the product's own may stay unnamed, since their words are texts. */
function takeFields(input: Omit<Input, 'medalid' | 'version'>, before: MedalKind | undefined): MedalFields {
  const named = input.name_en !== '' && input.name_fr !== '' && input.name_hi !== '';
  const unnamed = input.name_en === '' && input.name_fr === '' && input.name_hi === '';
  if (!named && !(unnamed && before && isMedal(before.key))) refuse('tasks.unnamed');
  const { aid, figure, need, ...rest } = input;
  // A figure of which none is needed would be everybody's at once.
  const counted = figure !== undefined && need > 0 ? { figure, need } : { figure: null, need: 0 };
  return { ...rest, ...counted, aid: aid === 0 ? null : aid };
}

/** What the audit trail shows of one. */
const audited = ({ medalid: _, key: _key, version: _version, closed_at: _closed, ...fields }: MedalKind): MedalFields =>
  fields;
