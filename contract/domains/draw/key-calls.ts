import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { count, dateline, id, idField, page, paged, text } from '../../primitives/fields.ts';
import { drawLimits } from './limits.ts';
import { drawAddress, drawPrize, drawWinner, luckInfo } from './shapes.ts';

const source = 'D2 §4, §6, §7; DECISIONS "Creators and the draw"';
const legacy = { method: 'POST', envelope: 'legacy', access: 'guest', source } as const;
/** The operator's key. */
const token = text(drawLimits.key).trim().default('');

const drawRefused = [
  ...['draw.key_over', 'draw.unknown', 'draw.not_closed', 'draw.beacon_waits', 'draw.somebody_draws'],
  ...['draw.prize_unknown', 'draw.prize_order', 'draw.all_drawn', 'draw.nobody_left', 'wire.too_many'],
] as const;

/** The four calls of the documents, which the operator's key opens, and the key. */
export const keyCalls = {
  'draw.draw': defineCall({
    ...legacy,
    id: 'jackpot-draw',
    path: '/selfapi/jackpot/draw',
    summary:
      'Draws the next place of a prize, by an operator’s key: a proposal, the same until it is confirmed. The drawing flag is on until then. The country is the draw’s own.',
    body: z.object({ token, country_code: text(16).trim().default(''), drawid: idField, prizeid: idField }),
    output: z.object({ luckInfo }),
    refusals: drawRefused,
    writes: true,
    limit: 'write',
  }),
  'draw.confirm': defineCall({
    ...legacy,
    id: 'jackpot-comfirm',
    path: '/selfapi/jackpot/comfirm',
    summary: 'Fixes what was drawn, which cannot be undone; answers the prizes that are left and the winners.',
    body: z.object({ token, drawid: idField, prizeid: idField }),
    output: z.object({ winner: drawWinner, prizes: z.array(drawPrize), list: z.array(drawWinner) }),
    says: 'draw.said.confirmed',
    refusals: ['draw.key_over', 'draw.unknown', 'draw.nothing_proposed', 'draw.somebody_draws', 'wire.too_many'],
    writes: true,
    limit: 'write',
  }),
  'draw.winner-list': defineCall({
    ...legacy,
    id: 'jackpot-winner-list',
    path: '/selfapi/jackpot/winnerlist',
    summary: 'The winners of a draw that is drawn or published, with the first two characters of their names.',
    body: z.object({ token, drawid: idField, page }),
    output: paged(drawWinner),
    refusals: ['draw.unknown'],
  }),
  'draw.prize-info': defineCall({
    ...legacy,
    id: 'jackpot-prize-info',
    path: '/selfapi/jackpot/prizeInfo',
    summary:
      'The prizes of a draw and who won them: `name` and `address` are the caller’s own prize, `excess_member` are entries beyond the pieces. Addresses of others are for an operator’s key alone, and each look is recorded.',
    body: z.object({ token, drawid: idField, page }),
    output: paged(
      drawWinner.extend({
        /** Empty but for the winner and an operator’s key. */
        address: drawAddress.nullable(),
      }),
    ).extend({
      prizes: z.array(drawPrize),
      name: z.string(),
      address: drawAddress.nullable(),
      excess_member: count,
    }),
    refusals: ['draw.unknown'],
    writes: true,
    whileReadOnly: true,
    limit: 'write',
  }),
  'draw.token': defineCall({
    method: 'POST',
    envelope: 'v5',
    access: 'operator',
    proof: 'recent',
    path: '/v5/admin/jackpot/token',
    summary: 'A key of 30 minutes that the four calls of the draw take, and nothing else does.',
    source: 'DECISIONS "admin token"',
    output: z.object({ token: z.string(), expires: dateline, minutes: id }),
    writes: true,
    limit: 'write',
  }),
  'draw.end-token': defineCall({
    method: 'POST',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    path: '/v5/admin/jackpot/token/end',
    summary: 'Ends the caller’s keys, and their drawing.',
    source: 'docs/features/draw.md',
    output: z.object({}),
    writes: true,
    idempotent: true,
    limit: 'write',
    form: true,
    done: { text: 'draw.said.key_ended' },
  }),
} as const;
