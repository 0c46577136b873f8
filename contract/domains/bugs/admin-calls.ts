import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { fidMax } from '../../primitives/board-fids.ts';
import { flagField, idField, idList, text, whole } from '../../primitives/fields.ts';
import { bugLimits } from '../threads/kinds/bug/limits.ts';
import { bugsLimits } from './limits.ts';
import { adminOption, adminVariable } from './shapes.ts';

const title = text(bugsLimits.rawTitleMax).trim().default('');
const titles = { en: title, fr: title, hi: title };
const board = whole(1, fidMax).default(bugsLimits.fid);
const position = whole(0, bugsLimits.positionMax).default(100);
const name = text(bugsLimits.varMax)
  .trim()
  .regex(/^[a-z][a-z0-9_]*$/);
const value = text(bugLimits.rawValueMax).trim();

const admin = {
  envelope: 'v5',
  access: 'operator',
  proof: 'none',
  source: 'docs/features/bugs.md; DECISIONS "variables"',
} as const;

/** What operators do: the catalogue of a board's variables and their options. */
export const bugsAdminCalls = {
  'bugs.variables': defineCall({
    ...admin,
    method: 'GET',
    path: '/v5/admin/bugs/variables',
    summary: "A board's variables with their options, closed ones too.",
    query: z.object({ fid: board }),
    output: z.object({ list: z.array(adminVariable) }),
    refusals: ['bugs.unknown_board'],
  }),
  'bugs.add-variable': defineCall({
    ...admin,
    method: 'POST',
    path: '/v5/admin/bugs/variables',
    summary: 'Asks something more of reports: a text, or a choice among options.',
    body: z.object({
      fid: board,
      var: name,
      type: z.enum(['select', 'text']),
      ...titles,
      required: flagField.default(0),
      multiple: flagField.default(0),
      open: flagField.default(0),
      position,
    }),
    output: adminVariable,
    refusals: ['bugs.unknown_board', 'bugs.variable_exists', 'bugs.full', 'bugs.unnamed'],
    writes: true,
    limit: 'write',
  }),
  'bugs.close-variable': defineCall({
    ...admin,
    method: 'POST',
    path: '/v5/admin/bugs/variables/close',
    summary: 'Asks it no longer (`closed` 1), or again (0); what reports have said stays.',
    body: z.object({ fid: board, var: name, closed: flagField.default(1) }),
    output: adminVariable,
    refusals: ['bugs.unknown_board', 'bugs.unknown_variable', 'bugs.variable_stays', 'bugs.full'],
    writes: true,
    limit: 'write',
  }),
  'bugs.add-option': defineCall({
    ...admin,
    method: 'POST',
    path: '/v5/admin/bugs/options',
    summary: 'Adds an option to a variable; a build names its model in `parent`.',
    body: z.object({ fid: board, var: name, value, ...titles, parent: value.default(''), position }),
    output: adminOption,
    refusals: [
      'bugs.unknown_board',
      'bugs.unknown_variable',
      'bugs.option_exists',
      'bugs.unknown_option',
      'bugs.full',
      'bugs.unnamed',
    ],
    writes: true,
    limit: 'write',
  }),
  'bugs.close-option': defineCall({
    ...admin,
    method: 'POST',
    path: '/v5/admin/bugs/options/close',
    summary: 'Offers an option no longer (`closed` 1), or again (0); reports that named it keep it.',
    body: z.object({ id: idField, closed: flagField.default(1) }),
    output: adminOption,
    refusals: ['bugs.unknown_option'],
    writes: true,
    limit: 'write',
  }),
  'bugs.order-options': defineCall({
    ...admin,
    method: 'POST',
    path: '/v5/admin/bugs/options/order',
    summary: 'Puts the options of a variable in this order.',
    body: z.object({ fid: board, var: name, ids: idList(bugsLimits.options) }),
    output: z.object({ list: z.array(adminOption) }),
    refusals: ['bugs.unknown_board', 'bugs.unknown_variable', 'bugs.unknown_option'],
    writes: true,
    limit: 'write',
  }),
} as const;
