import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { idField, idOrNone, limit, text } from '../../primitives/fields.ts';
import { invitationLimits } from './limits.ts';
import { holdRow, holdStatuses, imeiRange } from './shapes.ts';

/** What a decision on a held reward takes and answers. */
const decision = {
  method: 'POST',
  envelope: 'v5',
  access: 'operator',
  proof: 'recent',
  source: 'DECISIONS',
  body: z.object({ id: idField, note: text(invitationLimits.note).default('') }),
  output: z.object({}),
  refusals: ['invitations.hold_unknown', 'invitations.hold_decided', 'wire.too_many'],
  writes: true,
  idempotent: true,
  limit: 'write',
} as const;

/** What operators do: rewards that are held, and the numbers of models. */
export const adminCalls = {
  'invitations.holds': defineCall({
    method: 'GET',
    path: '/v5/admin/invitations/holds',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'Rewards that were held or decided on, the newest first; `before` is the id of the last one seen.',
    source: 'DECISIONS',
    query: z.object({
      status: z.enum(holdStatuses).default('open'),
      before: idOrNone.default(0),
      limit: limit(invitationLimits.page),
    }),
    output: z.object({ list: z.array(holdRow), more: z.boolean() }),
  }),
  'invitations.release-hold': defineCall({
    ...decision,
    path: '/v5/admin/invitations/release',
    summary: 'Pays a reward that was held.',
  }),
  'invitations.refuse-hold': defineCall({
    ...decision,
    path: '/v5/admin/invitations/refuse',
    summary: 'Refuses a reward that was held, for good.',
  }),
  'invitations.imei-ranges': defineCall({
    method: 'GET',
    path: '/v5/admin/imei-ranges',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'The numbers of models, those added last first; `before` is the id of the last one seen.',
    source: 'DECISIONS',
    query: z.object({ before: idOrNone.default(0), limit: limit(invitationLimits.page) }),
    output: z.object({ list: z.array(imeiRange), more: z.boolean() }),
  }),
  'invitations.add-imei-range': defineCall({
    method: 'POST',
    path: '/v5/admin/imei-ranges',
    envelope: 'v5',
    access: 'operator',
    proof: 'recent',
    summary: 'Adds the numbers of a model: the first and the last, of 14 digits, or of 8 for all that begin so.',
    source: 'DECISIONS',
    body: z.object({
      model: text(invitationLimits.model).default(''),
      first: text(20).default(''),
      last: text(20).default(''),
    }),
    output: imeiRange,
    refusals: ['invitations.range_invalid', 'invitations.range_overlaps', 'wire.too_many'],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'invitations.remove-imei-range': defineCall({
    method: 'POST',
    path: '/v5/admin/imei-ranges/remove',
    envelope: 'v5',
    access: 'operator',
    proof: 'recent',
    summary: 'Takes the numbers of a model away; phones activated before stay so.',
    source: 'DECISIONS',
    body: z.object({ id: idField }),
    output: z.object({}),
    refusals: ['invitations.range_unknown', 'wire.too_many'],
    writes: true,
    limit: 'write',
  }),
} as const;
