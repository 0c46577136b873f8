import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { welcomeCalls } from '../../../../contract/domains/welcome/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { hourTag } from '../reads/first-hours.ts';
import { type HourColumn, noteMoments } from '../sql/first-hour.ts';

type Call = (typeof welcomeCalls)['welcome.note-step'];

const columns: Readonly<Record<InputOf<Call>['step'], readonly HourColumn[]>> = {
  interests: ['interests_at'],
  people: ['people_at'],
  hello: ['hello_at'],
  all: ['interests_at', 'people_at', 'hello_at'],
  said: ['said_at'],
};

/** A step is behind the member: it isn't offered again. */
export async function noteStep(ctx: MemberCtx, { step }: InputOf<Call>): Promise<DataOf<Call>> {
  await noteMoments(ctx.db, [ctx.actor.uid], columns[step], ctx.now);
  ctx.stale(hourTag(ctx.actor.uid));
  return {};
}
