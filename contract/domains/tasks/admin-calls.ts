import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  countryIdOrNone,
  flagField,
  idField,
  idOrNone,
  memberField,
  text,
  versionSeen,
  whole,
} from '../../primitives/fields.ts';
import { medalDrawings } from '../profiles/medals.ts';
import { medalSpans, taskFigures, taskLimits, taskPeriods } from './limits.ts';
import { adminMedal, adminTask } from './shapes.ts';

const reading = {
  method: 'GET',
  envelope: 'v5',
  access: 'operator',
  proof: 'none',
  source: 'docs/features/tasks.md',
} as const;
const writing = {
  method: 'POST',
  envelope: 'v5',
  access: 'operator',
  proof: 'recent',
  source: 'docs/features/tasks.md',
  writes: true,
  idempotent: true,
  limit: 'write',
} as const;

const title = text(taskLimits.title).trim().default('');
const line = text(taskLimits.text).trim().default('');
const note = text(taskLimits.text).default('');

/** What operators say of a task: its figures, and its words in three languages. */
const taskBody = {
  taskid: idOrNone.default(0),
  version: versionSeen.default(0),
  period: z.enum(taskPeriods),
  figure: z.enum(taskFigures),
  need: whole(1, taskLimits.need),
  xgold: whole(0, taskLimits.xgold).default(0),
  medalid: idOrNone.default(0),
  title_en: title,
  title_fr: title,
  title_hi: title,
  text_en: line,
  text_fr: line,
  text_hi: line,
  url: text(taskLimits.url).trim().default(''),
  country_fid: countryIdOrNone.default(0),
  position: whole(0, taskLimits.position).default(100),
};

/** What operators say of a kind of medal; a figure, or none where nothing grants it by itself. */
const medalBody = {
  medalid: idOrNone.default(0),
  version: versionSeen.default(0),
  name_en: title,
  name_fr: title,
  name_hi: title,
  text_en: line,
  text_fr: line,
  text_hi: line,
  how_en: line,
  how_fr: line,
  how_hi: line,
  drawing: z.enum(medalDrawings).default('welcome'),
  aid: idOrNone.default(0),
  figure: z.enum(taskFigures).optional(),
  need: whole(0, taskLimits.need).default(0),
  span: z.enum(medalSpans).default('ever'),
};

const taskCalls = {
  'tasks.figures': defineCall({
    ...reading,
    path: '/v5/admin/tasks/figures',
    summary: 'What tasks and medals can be made of, in the operator’s language.',
    output: z.object({ list: z.array(z.object({ figure: z.enum(taskFigures), name: z.string() })) }),
  }),
  'tasks.admin-tasks': defineCall({
    ...reading,
    path: '/v5/admin/tasks',
    summary: 'All tasks in the order of their lists, closed ones too.',
    output: z.object({ list: z.array(adminTask) }),
  }),
  'tasks.save-task': defineCall({
    ...writing,
    path: '/v5/admin/tasks',
    summary:
      'Creates a task, or changes one that was seen in this version; its period and figure stay. What was finished before is paid as it was.',
    body: z.object(taskBody),
    output: adminTask,
    refusals: [
      ...['tasks.task_unknown', 'tasks.changed_meanwhile', 'tasks.unnamed', 'tasks.tasks_full', 'tasks.figure_stays'],
      ...['tasks.nothing_earned', 'tasks.medal_unknown', 'wire.bad_input', 'wire.too_many'],
    ] as const,
    form: true,
    showsRefusal: true,
    done: { text: 'tasks.said.task' },
  }),
  'tasks.close-task': defineCall({
    ...writing,
    path: '/v5/admin/tasks/close',
    summary: 'Closes a task, or opens it again; what was finished by then is paid by itself.',
    body: z.object({ taskid: idField, closed: flagField.default(1) }),
    output: adminTask,
    refusals: ['tasks.task_unknown', 'tasks.tasks_full', 'wire.too_many'],
    form: true,
    showsRefusal: true,
    done: { text: 'tasks.said.task' },
  }),
} as const;

const grant = {
  ...writing,
  body: z.object({ medalid: idField, member: memberField, note }),
  output: z.object({}),
  refusals: [
    'tasks.medal_unknown',
    'tasks.member_unknown',
    'tasks.medal_had',
    'tasks.medal_not_yours',
    'wire.too_many',
  ],
  form: true,
  showsRefusal: true,
} as const;

const medalCalls = {
  'tasks.admin-medals': defineCall({
    ...reading,
    path: '/v5/admin/medals',
    summary: 'All kinds of medals, closed ones too.',
    output: z.object({ list: z.array(adminMedal) }),
  }),
  'tasks.save-medal': defineCall({
    ...writing,
    path: '/v5/admin/medals',
    summary: 'Creates a kind of medal, or changes one that was seen in this version; who has it has it still.',
    body: z.object(medalBody),
    output: adminMedal,
    refusals: [
      ...['tasks.medal_unknown', 'tasks.changed_meanwhile', 'tasks.unnamed', 'tasks.medals_full'],
      ...['media.unknown_picture', 'wire.bad_input', 'wire.too_many'],
    ] as const,
    form: true,
    showsRefusal: true,
    done: { text: 'tasks.said.medal' },
  }),
  'tasks.close-medal': defineCall({
    ...writing,
    path: '/v5/admin/medals/close',
    summary: 'Closes a kind of medal, or opens it again: nobody gets a closed one, and who has it has it still.',
    body: z.object({ medalid: idField, closed: flagField.default(1) }),
    output: adminMedal,
    refusals: ['tasks.medal_unknown', 'wire.too_many'],
    form: true,
    showsRefusal: true,
    done: { text: 'tasks.said.medal' },
  }),
  'tasks.grant-medal': defineCall({
    ...grant,
    path: '/v5/admin/medals/grant',
    summary: 'Gives a member a medal; it stays whatever is counted.',
    done: { text: 'tasks.said.granted' },
  }),
  'tasks.take-medal': defineCall({
    ...grant,
    path: '/v5/admin/medals/take',
    summary: 'Takes a medal from a member.',
    done: { text: 'tasks.said.taken_medal' },
  }),
} as const;

export const adminCalls = { ...taskCalls, ...medalCalls } as const;
