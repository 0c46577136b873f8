import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { emptySays, id, idField, idOrNone, text } from '../../primitives/fields.ts';
import { bugLimits } from '../threads/kinds/bug/limits.ts';
import { bugsLimits } from './limits.ts';
import { option, variable } from './shapes.ts';

const { rawValueMax, messageMax } = { ...bugLimits, messageMax: 20_000 };
const value = text(rawValueMax);

/** Values by their variables: an object, or in a form its JSON. */
export const valuesField = z
  .union([
    text(messageMax),
    z.record(text(bugsLimits.varMax), z.union([value, z.number(), z.array(value).max(bugLimits.values)])),
  ])
  .default({});

const plugin = {
  method: 'POST',
  path: '/plugin.php',
  envelope: 'reasoned',
  tokenField: 'token',
  source: 'D2 §7; DECISIONS "bug options"',
} as const;
const query = { id: 'bug_threads' } as const;
const token = text(2000).default('');
const board = idField.default(bugsLimits.fid);

export const pluginCalls = {
  'bugs.thread-var': defineCall({
    id: 'bug-threads-thread-var',
    access: 'guest',
    summary: "What a board's reports are asked, in order; with `tid` what that report says, for its author or staff.",
    fixed: { query, body: { act: 'thread_var' } },
    body: z.object({
      token,
      tid: idOrNone.default(0),
      fid: board,
      sel_var: emptySays(z.unknown().optional()),
    }),
    output: z.object({ list: z.array(variable) }),
    refusals: ['bugs.unknown_board', 'threads.need_login', 'threads.bug_not_exist', 'threads.not_yours'],
    says: 'bugs.sentOnWire',
    ...plugin,
  }),
  'bugs.select-item': defineCall({
    id: 'bug-threads-select-item',
    access: 'guest',
    summary: 'The open options of the variable `sel_var`, of a build those of the model in `parent`.',
    fixed: { query, body: { act: 'select_item' } },
    body: z.object({
      token,
      tid: idOrNone.default(0),
      fid: board,
      sel_var: text(bugsLimits.varMax).default(''),
      parent: value.default(''),
    }),
    output: z.object({ list: z.array(option) }),
    refusals: ['bugs.unknown_board', 'bugs.unknown_variable'],
    says: 'bugs.sentOnWire',
    ...plugin,
  }),
  'bugs.thread-submit': defineCall({
    id: 'bug-threads-thread-submit',
    access: 'member',
    summary:
      'Stores the options of a report (`sel_var`: JSON of variable and value), by its author or staff; the first time publishes it.',
    fixed: { query, body: { act: 'thread_submit' } },
    body: z.object({ token, tid: idField, sel_var: valuesField }),
    output: z.object({ tid: id }),
    refusals: [
      'bugs.incomplete',
      'bugs.option_gone',
      'bugs.unknown_variable',
      'threads.bug_not_exist',
      'threads.not_exist',
      'threads.not_yours',
      'threads.may_not_speak',
      'threads.banned',
      'threads.unverified',
      'threads.needs_consent',
    ],
    says: 'bugs.sentOnWire',
    writes: true,
    idempotent: true,
    limit: 'write',
    ...plugin,
  }),
} as const;
