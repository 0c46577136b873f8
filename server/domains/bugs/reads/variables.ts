import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { bugsCalls } from '../../../../contract/domains/bugs/calls.ts';
import type { AdminOption, AdminVariable } from '../../../../contract/domains/bugs/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import type { Asked, OptionRow } from '../sql/catalogue.ts';
import { askedHere } from './asked-of.ts';

type Call = (typeof bugsCalls)['bugs.variables'];

export const presentOption = ({ id, value, en, fr, hi, parent, position, closed }: OptionRow): AdminOption => ({
  ...{ id, value, en, fr, hi, parent, position },
  closed: flag(closed),
});

export const presentAsked = (asked: Asked): AdminVariable => ({
  ...{ var: asked.var, type: asked.type, en: asked.en, fr: asked.fr, hi: asked.hi },
  ...{ required: flag(asked.required), multiple: flag(asked.multiple), open: flag(asked.open), parent: asked.parent },
  ...{ position: asked.position, closed: flag(asked.closed), own: flag(asked.own) },
  options: asked.options.map(presentOption),
});

/** A board's variables with their options, as operators extend them. */
export const variables = async (ctx: Ctx, { fid }: InputOf<Call>): Promise<DataOf<Call>> => ({
  list: (await askedHere(ctx, fid)).map(presentAsked),
});
