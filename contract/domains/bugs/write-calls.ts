import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { countryId, dateline, flag, id, idField, idList, text } from '../../primitives/fields.ts';
import { postLimits } from '../posts/limits.ts';
import { bugLimits } from '../threads/kinds/bug/limits.ts';
import { editRefusals, newThread, threadBody, threadRefusals } from '../threads/writing.ts';
import { valuesField } from './plugin-calls.ts';

const value = text(bugLimits.rawValueMax).default('');

/** A report whole: its words, what every board asks, and in `extra` what operators ask beside. */
const reportBody = {
  ...threadBody,
  at_list_current: idList(postLimits.mentions).default([]),
  country_fid: countryId.optional(),
  type: value,
  device_model: value,
  build_number: value,
  probability: value,
  email: value,
  extra: valuesField,
};

const optionRefusals = ['bugs.incomplete', 'bugs.option_gone', 'bugs.unknown_variable', 'bugs.unknown_board'] as const;

export const bugsWriteCalls = {
  'bugs.report': defineCall({
    method: 'POST',
    path: '/v5/content/bug/report',
    envelope: 'v5',
    access: 'guest',
    summary: 'Reports a bug: thread and options in one, so that no half of it is left. A guest is asked to log in.',
    source: 'docs/features/bugs.md; R-BUG-008',
    body: z.object(reportBody),
    form: true,
    showsRefusal: true,
    done: { text: 'bugs.said.report', of: ['held'] },
    says: 'bugs.sentOnWire',
    /** `due`: until when we answer. */
    output: newThread.extend({ due: dateline }),
    refusals: [...threadRefusals, ...optionRefusals],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'bugs.change': defineCall({
    method: 'POST',
    path: '/v5/content/bug/change',
    envelope: 'v5',
    access: 'member',
    summary: "Changes one's own report: its words, and its options again (R-BUG-009).",
    source: 'docs/features/bugs.md',
    body: z.object({ ...reportBody, tid: idField }),
    form: true,
    showsRefusal: true,
    done: { text: 'bugs.said.change' },
    says: 'bugs.sentOnWire',
    output: z.object({ tid: id, pid: id, held: flag }),
    refusals: [
      ...threadRefusals,
      ...editRefusals,
      ...optionRefusals,
      'threads.bug_not_exist',
      'threads.not_exist',
      'threads.post_not_exist',
      'threads.not_yours',
    ],
    writes: true,
    limit: 'write',
  }),
} as const;
