import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { after, flagField, id, idField, text } from '../../primitives/fields.ts';
import { chatReport } from './chat-shapes.ts';

const source = 'DESIGN "Talking", 14';

/** What moderators read of chats: what was reported, and only once they open it. */
export const reportCalls = {
  'messages.reports': defineCall({
    method: 'GET',
    path: '/v5/chat/reports',
    envelope: 'v5',
    access: 'moderator',
    summary:
      'Reports of chats that wait in the caller’s countries, the oldest first, or those decided (`done` 1); without their words.',
    source,
    query: z.object({ after, done: flagField.default(0) }),
    output: z.object({ list: z.array(chatReport), next: z.string() }),
    refusals: ['wire.bad_input'],
  }),
  'messages.open-report': defineCall({
    method: 'POST',
    path: '/v5/chat/reports/open',
    envelope: 'v5',
    access: 'moderator',
    summary: 'Opens a report and shows the reported messages; that it was opened stands in the audit trail.',
    source,
    body: z.object({ id: idField }),
    form: true,
    done: { text: 'messages.said.report-opened' },
    output: chatReport,
    refusals: ['messages.unknown_report'],
    writes: true,
    limit: 'write',
  }),
  'messages.decide-report': defineCall({
    method: 'POST',
    path: '/v5/chat/reports/decide',
    envelope: 'v5',
    access: 'moderator',
    summary: 'Decides a report: `removed` takes the reported messages away, `dismissed` leaves them.',
    source,
    body: z.object({ id: idField, decision: z.enum(['dismissed', 'removed']), reason: text(200).trim().default('') }),
    form: true,
    done: { text: 'messages.said.report-decided' },
    idempotent: true,
    output: z.object({ id }),
    refusals: ['messages.unknown_report'],
    writes: true,
    limit: 'write',
  }),
} as const;
