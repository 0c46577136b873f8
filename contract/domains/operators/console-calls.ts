import { z } from 'zod';
import { auditActions } from '../../audit.ts';
import { defineCall } from '../../call.ts';
import { count, idField, text, versionSeen } from '../../primitives/fields.ts';
import { operatorLimits } from './limits.ts';
import { appealRow, auditRow, eventReader, going, needRow, nightlyCheck, settingRow, stateRow } from './shapes.ts';

const { reasonMax, settingMax } = operatorLimits;
const after = text(200).optional();

export const consoleCalls = {
  'operators.overview': defineCall({
    method: 'GET',
    path: '/v5/admin/overview',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'What waits for an operator; counts stop at 100.',
    output: z.record(z.string(), count),
  }),
  'operators.needs': defineCall({
    method: 'GET',
    path: '/v5/admin/needs',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'What waits for an operator, since when and until when it was promised; and how the machine stands.',
    output: z.object({ list: z.array(needRow), states: z.array(stateRow) }),
  }),
  'operators.waiting': defineCall({
    method: 'GET',
    path: '/v5/moderation/waiting',
    envelope: 'v5',
    access: 'moderator',
    summary: 'What waits for a moderator in the countries that they moderate; counts stop at 100.',
    source: 'docs/features/moderation.md',
    output: z.record(z.string(), count),
  }),
  'operators.audit': defineCall({
    method: 'GET',
    path: '/v5/admin/audit',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'The audit trail, the newest first: by whom, to whom, of one kind.',
    query: z.object({
      by: idField.optional(),
      uid: idField.optional(),
      action: z.enum(auditActions).optional(),
      after,
    }),
    output: going(auditRow).extend({ actions: z.array(z.object({ action: z.string(), label: z.string() })) }),
  }),
  'operators.appeals': defineCall({
    method: 'GET',
    path: '/v5/admin/appeals',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'Appeals that wait, the oldest first, or those answered, the newest first.',
    query: z.object({ state: z.enum(['open', 'answered']).default('open'), after }),
    output: going(appealRow),
  }),
  'operators.answer-appeal': defineCall({
    method: 'POST',
    path: '/v5/admin/appeals/answer',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'Answers an appeal: the sanction stays, or is lifted; the member reads the reason.',
    body: z.object({ id: idField, verdict: z.enum(['uphold', 'lift']), reason: text(reasonMax).trim().min(1) }),
    output: z.object({}),
    refusals: ['operators.unknown_appeal', 'operators.appeal_answered', 'operators.appeal_over'],
    writes: true,
    limit: 'write',
  }),
  'operators.event-readers': defineCall({
    method: 'GET',
    path: '/v5/admin/event-readers',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'How far each part of the site has read the log of events, and at which event it waits.',
    output: z.object({ list: z.array(eventReader) }),
  }),
  'operators.checks': defineCall({
    method: 'GET',
    path: '/v5/admin/checks',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'What each nightly proof found last, such as whether every sum of the ledger holds; the faulty first.',
    output: z.object({ list: z.array(nightlyCheck) }),
  }),
  'operators.settings': defineCall({
    method: 'GET',
    path: '/v5/admin/settings',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'Every figure that operators may set, with what it may hold and the product’s own.',
    output: z.object({ list: z.array(settingRow) }),
  }),
  'operators.change-setting': defineCall({
    method: 'POST',
    path: '/v5/admin/settings',
    envelope: 'v5',
    access: 'operator',
    proof: 'recent',
    summary: 'Sets one figure, by its JSON; `null` gives back the product’s own.',
    body: z.object({
      name: text(100),
      value: text(settingMax),
      version: versionSeen,
      reason: text(reasonMax).trim().min(1),
    }),
    output: settingRow,
    refusals: ['operators.unknown_setting', 'operators.stale'],
    writes: true,
    limit: 'write',
  }),
} as const;
