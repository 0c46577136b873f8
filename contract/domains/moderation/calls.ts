import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { text, time } from '../../primitives/fields.ts';
import { addressCalls } from './address-calls.ts';
import { banCalls } from './ban-calls.ts';
import { moderationLimits } from './limits.ts';
import { listCalls } from './list-calls.ts';

/** An appeal as the member who made it sees it. */
export const ownAppeal = z.object({
  message: z.string(),
  createdAt: time,
  /** Null while it waits. */
  answeredAt: time.nullable(),
  lifted: z.boolean(),
  answer: z.string(),
});

const state = z.object({
  /** The newest against the sanction in force, or the answer that lifted the last one. */
  appeal: ownAppeal.nullable(),
  can: z.object({ appeal: z.boolean() }),
  /** When an appeal that was turned down may be made again. */
  againAt: time.nullable(),
});

export const moderationCalls = {
  ...banCalls,
  ...addressCalls,
  ...listCalls,
  'moderation.own-appeal': defineCall({
    method: 'GET',
    path: '/v5/user/appeal',
    envelope: 'v5',
    access: 'member',
    whileBanned: true,
    summary: 'The caller’s appeal against the sanction in force, its answer, and whether one may be made now.',
    output: state,
  }),
  'moderation.appeal': defineCall({
    method: 'POST',
    path: '/v5/user/appeal',
    envelope: 'v5',
    access: 'member',
    whileBanned: true,
    summary: 'Appeals against the sanction in force; one appeal waits at a time.',
    body: z.object({ message: text(moderationLimits.appealMax).trim().min(moderationLimits.appealMin) }),
    output: state,
    refusals: ['moderation.no_sanction', 'moderation.appeal_open', 'moderation.appeal_too_soon'],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
} as const;
