import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { bugsCalls } from '../../../../contract/domains/bugs/calls.ts';
import type { FormVariable, Variable } from '../../../../contract/domains/bugs/shapes.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import type { BugsDeps } from '../deps.ts';
import type { SentValues } from '../rules/take-values.ts';
import type { Asked } from '../sql/catalogue.ts';
import { askedHere, titleIn, valuesFor } from './asked-of.ts';

type Calls = typeof bugsCalls;

const presentVariable = (asked: Asked, values: SentValues, locale: Language): Variable => ({
  ...{ var: asked.var, title: titleIn(locale, asked), type: asked.type },
  ...{ required: flag(asked.required), multiple: flag(asked.multiple), open: flag(asked.open), parent: asked.parent },
  value: String(values[asked.var] ?? ''),
});

/** What is asked now, with what a report says. */
async function askedNow(
  deps: BugsDeps,
  ctx: Ctx,
  { fid, tid }: { fid: number; tid: number },
): Promise<{ open: Asked[]; values: SentValues }> {
  const [asked, values] = [await askedHere(ctx, fid), await valuesFor(deps, ctx, tid)];
  return { open: asked.filter(({ closed }) => !closed), values };
}

/** What a board's reports are asked, in order. */
export const threadVar =
  (deps: BugsDeps) =>
  async (ctx: Ctx, input: InputOf<Calls['bugs.thread-var']>): Promise<DataOf<Calls['bugs.thread-var']>> => {
    const { open, values } = await askedNow(deps, ctx, input);
    return { list: open.map((each) => presentVariable(each, values, ctx.locale)) };
  };

/** The same with the options, for a form that is drawn whole. */
export const form =
  (deps: BugsDeps) =>
  async (ctx: Ctx, { fid, tid = 0 }: InputOf<Calls['bugs.form']>): Promise<DataOf<Calls['bugs.form']>> => {
    const { open, values } = await askedNow(deps, ctx, { fid, tid });
    return {
      list: open.map(
        (each): FormVariable => ({
          ...presentVariable(each, values, ctx.locale),
          options: each.options
            .filter(({ closed }) => !closed)
            .map((option) => ({
              ...{ value: option.value, title: titleIn(ctx.locale, option), parent: option.parent },
            })),
        }),
      ),
    };
  };
