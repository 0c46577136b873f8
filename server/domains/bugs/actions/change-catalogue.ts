import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { bugsCalls } from '../../../../contract/domains/bugs/calls.ts';
import { bugsLimits } from '../../../../contract/domains/bugs/limits.ts';
import { bugLimits } from '../../../../contract/domains/threads/kinds/bug/limits.ts';
import { type Language, languages } from '../../../../contract/primitives/countries.ts';
import { visibleLength } from '../../../../contract/primitives/visible-length.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { oneLine } from '../../../platform/one-line.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { askedHere } from '../reads/asked-of.ts';
import { presentAsked, presentOption } from '../reads/variables.ts';
import {
  type Asked,
  insertOption,
  insertVariable,
  lockCatalogue,
  orderOptions as putInOrder,
  setOptionClosed,
  setVariableClosed,
} from '../sql/catalogue.ts';

type Calls = typeof bugsCalls;
type Titles = Record<Language, string>;

/** What it is called in each language, on one line. */
function takeTitles(sent: Titles): Titles {
  const most = bugsLimits.titleMax;
  const taken = Object.fromEntries(languages.map((language) => [language, oneLine(sent[language])])) as Titles;
  for (const language of languages) {
    if (taken[language] === '') return refuse('bugs.unnamed');
    if (visibleLength(taken[language], most + 1) > most) return refuseField(language, 'bugs.issue.long', { most });
  }
  return taken;
}

/** What a board asks, while nobody else changes it. */
async function lockedAsked(ctx: MemberCtx, fid: number): Promise<Asked[]> {
  await lockCatalogue(ctx.db, fid);
  return askedHere(ctx, fid);
}

const named = (asked: readonly Asked[], name: string): Asked =>
  asked.find((each) => each.var === name) ?? refuse('bugs.unknown_variable');

/** Asks something more of the reports of a board. */
export async function addVariable(
  ctx: MemberCtx,
  input: InputOf<Calls['bugs.add-variable']>,
): Promise<DataOf<Calls['bugs.add-variable']>> {
  const { fid, var: name, type, required, multiple, open, position } = input;
  const titles = takeTitles(input);
  const asked = await lockedAsked(ctx, fid);
  if (asked.length >= bugsLimits.variables) return refuse('bugs.full');
  const isSelect = type === 'select';
  const isNew = await insertVariable(ctx.db, {
    ...{ fid, var: name, type, ...titles, position },
    ...{ required: required === 1, multiple: isSelect && multiple === 1, open: isSelect && open === 1 },
  });
  if (!isNew) return refuse('bugs.variable_exists');
  await recordAudit(ctx, { action: 'bugs.add-variable', subject: `${fid}`, after: { var: name } });
  return presentAsked(named(await askedHere(ctx, fid), name));
}

/** Asks it no longer, or again. */
export async function closeVariable(
  ctx: MemberCtx,
  { fid, var: name, closed }: InputOf<Calls['bugs.close-variable']>,
): Promise<DataOf<Calls['bugs.close-variable']>> {
  const found = named(await lockedAsked(ctx, fid), name);
  if (found.own) return refuse('bugs.variable_stays');
  await setVariableClosed(ctx.db, fid, name, closed === 1);
  await recordAudit(ctx, { action: 'bugs.close-variable', subject: `${fid}`, after: { var: name, closed } });
  return presentAsked({ ...found, closed: closed === 1 });
}

/** Adds an option to a variable; a build names its model. */
export async function addOption(
  ctx: MemberCtx,
  input: InputOf<Calls['bugs.add-option']>,
): Promise<DataOf<Calls['bugs.add-option']>> {
  const { fid, var: name, position } = input;
  const titles = takeTitles(input);
  const [value, parent] = [oneLine(input.value), oneLine(input.parent)];
  const most = bugLimits.valueMax;
  // Several values of one variable are separated by commas.
  if (value === '' || value.includes(',') || visibleLength(value, most + 1) > most)
    return refuseField('value', 'bugs.issue.long', { most });
  const asked = await lockedAsked(ctx, fid);
  const found = named(asked, name);
  if (found.options.length >= bugsLimits.options) return refuse('bugs.full');
  const parents = asked.find((each) => each.var === found.parent)?.options ?? [];
  if (parent !== '' && !parents.some((option) => option.value === parent)) return refuse('bugs.unknown_option');
  const row = await insertOption(ctx.db, { fid, var: name, value, ...titles, parent, position });
  if (!row) return refuse('bugs.option_exists');
  await recordAudit(ctx, { action: 'bugs.add-option', subject: `${fid}`, after: { var: name, value } });
  return presentOption(row);
}

/** Offers an option no longer, or again. */
export async function closeOption(
  ctx: MemberCtx,
  { id, closed }: InputOf<Calls['bugs.close-option']>,
): Promise<DataOf<Calls['bugs.close-option']>> {
  const row = (await setOptionClosed(ctx.db, id, closed === 1)) ?? refuse('bugs.unknown_option');
  const after = { var: row.var, value: row.value, closed };
  await recordAudit(ctx, { action: 'bugs.close-option', subject: `${row.fid}`, after });
  return presentOption(row);
}

/** Puts the options of a variable in an order. */
export async function orderOptions(
  ctx: MemberCtx,
  { fid, var: name, ids }: InputOf<Calls['bugs.order-options']>,
): Promise<DataOf<Calls['bugs.order-options']>> {
  const known = new Set(named(await lockedAsked(ctx, fid), name).options.map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) return refuse('bugs.unknown_option');
  await putInOrder(ctx.db, ids);
  await recordAudit(ctx, { action: 'bugs.order-options', subject: `${fid}`, after: { var: name } });
  return { list: named(await askedHere(ctx, fid), name).options.map(presentOption) };
}
