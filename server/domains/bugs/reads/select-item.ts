import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { bugsCalls } from '../../../../contract/domains/bugs/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { askedHere, titleIn } from './asked-of.ts';

type Call = (typeof bugsCalls)['bugs.select-item'];

/** The open options of a variable, of a build those of its model. */
export async function selectItem(ctx: Ctx, { fid, sel_var, parent }: InputOf<Call>): Promise<DataOf<Call>> {
  const asked = (await askedHere(ctx, fid)).find((each) => each.var === sel_var && !each.closed);
  if (!asked) return refuse('bugs.unknown_variable');
  const offered = asked.options.filter(
    (option) => !option.closed && (option.parent === '' || option.parent === parent),
  );
  return { list: offered.map((option) => ({ value: option.value, title: titleIn(ctx.locale, option) })) };
}
