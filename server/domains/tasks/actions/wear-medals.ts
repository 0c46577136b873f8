import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { tasksCalls } from '../../../../contract/domains/tasks/calls.ts';
import { taskLimits } from '../../../../contract/domains/tasks/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { allMedalKinds, shownKinds, wearMedals as wear } from '../../profiles/index.ts';

type Call = (typeof tasksCalls)['tasks.wear-medals'];

/** Wears these medals in their order, and no other. */
export async function wearMedals(ctx: MemberCtx, { medalids }: InputOf<Call>): Promise<DataOf<Call>> {
  const wanted = [...new Set(medalids)];
  if (wanted.length > taskLimits.worn) refuse('tasks.worn_many', { values: { most: taskLimits.worn } });
  const all = new Map((await allMedalKinds(ctx.db, taskLimits.kinds)).map((kind) => [kind.medalid, kind]));
  const kinds = wanted.map((medalid) => all.get(medalid) ?? refuse('tasks.medal_not_yours'));
  const theirs = await wear(
    ctx,
    kinds.map(({ key }) => key),
  );
  if (!theirs) refuse('tasks.medal_not_yours');
  const shown = await shownKinds(ctx.db, kinds, ctx.locale);
  return {
    list: kinds.map(({ key, medalid }, at) => {
      const { name, picture } = shown.get(key)!;
      return { medalid, name, s3_medal: picture, wear: at + 1 };
    }),
  };
}
