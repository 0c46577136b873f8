import { z } from 'zod';
import { defineCall, type FileAnswer } from '../../call.ts';
import { count, countryIdOrNone, id, idField, page, paged, text, whole } from '../../primitives/fields.ts';
import { drawLimits } from './limits.ts';
import { drawAddress, drawProof, drawRow, drawView, drawWinner, ownWin } from './shapes.ts';

const reading = { method: 'GET', envelope: 'v5', source: 'docs/features/draw.md' } as const;
const ofDraw = { params: z.object({ drawid: idField }), refusals: ['draw.unknown'] } as const;

/** Behind the switch of the draw's pages; what proves a draw, and what is a winner's own, is not. */
const ofPage = { opens: 'draw.page' } as const;

const needed = (max: number) => text(max).trim().min(1);

/** What everybody sees of draws, and what is a winner's own. */
export const publicCalls = {
  'draw.current': defineCall({
    ...reading,
    ...ofPage,
    access: 'guest',
    path: '/v5/jackpot',
    summary:
      'The draw that a country’s page shows: the one that runs, else the last one; drawid 0 where there is none.',
    query: z.object({ fid: countryIdOrNone.default(0) }),
    output: z.object({ drawid: id }),
    refusals: ['wire.not_open'],
  }),
  'draw.earlier': defineCall({
    ...reading,
    ...ofPage,
    access: 'guest',
    path: '/v5/jackpot/earlier',
    summary: 'The published draws of a country, with those of all countries, by page; the one that closed last first.',
    query: z.object({ fid: countryIdOrNone.default(0), page }),
    output: paged(drawRow),
    refusals: ['wire.not_open'],
  }),
  'draw.view': defineCall({
    ...reading,
    ...ofDraw,
    ...ofPage,
    access: 'guest',
    path: '/v5/jackpot/{drawid}',
    summary: 'A draw with its steps, its prizes, its first winners, and the reader’s own ticket.',
    output: drawView,
    refusals: ['draw.unknown', 'wire.not_open'],
  }),
  'draw.winners': defineCall({
    ...reading,
    ...ofDraw,
    ...ofPage,
    access: 'guest',
    path: '/v5/jackpot/{drawid}/winners',
    summary: 'The places of a draw in their order, with two characters of each name.',
    query: z.object({ page }),
    output: paged(drawWinner),
    refusals: ['draw.unknown', 'wire.not_open'],
  }),
  'draw.file': defineCall({
    ...reading,
    ...ofDraw,
    access: 'guest',
    envelope: 'file',
    path: '/v5/jackpot/{drawid}/file',
    summary: 'All that a draw is computed of: the facts as JSON in the first line, then each entry of the frozen list.',
    output: z.custom<FileAnswer>(),
    refusals: ['draw.unknown', 'draw.not_closed'],
  }),
  'draw.proof': defineCall({
    ...reading,
    ...ofDraw,
    access: 'member',
    path: '/v5/jackpot/{drawid}/proof',
    summary: 'The caller’s own entry of the frozen list, with its salt and the way to the root.',
    output: drawProof,
    refusals: ['draw.unknown', 'draw.not_closed', 'draw.no_ticket'],
  }),
  'draw.own-prize': defineCall({
    ...reading,
    access: 'member',
    path: '/v5/jackpot/{drawid}/prize/{place}',
    summary: 'A prize that the caller won, and where they want it sent.',
    params: z.object({ drawid: idField, place: whole(1, 1_000_000) }),
    output: ownWin.extend({ drawid: id, title: z.string(), address: drawAddress.nullable(), address_days: count }),
    refusals: ['draw.not_winner'],
  }),
  'draw.give-address': defineCall({
    method: 'POST',
    envelope: 'v5',
    access: 'member',
    path: '/v5/jackpot/address',
    summary: 'Says where a prize goes; it can be changed until the day that is named, or the parcel is sent.',
    source: 'docs/features/draw.md',
    body: z.object({
      drawid: idField,
      place: whole(1, 1_000_000),
      first_name: needed(drawLimits.name),
      last_name: needed(drawLimits.name),
      phone: needed(drawLimits.phone),
      street: needed(drawLimits.street),
      city: needed(drawLimits.city),
      country_fid: countryIdOrNone.default(0),
    }),
    output: ownWin,
    refusals: ['draw.not_winner', 'draw.too_late', 'draw.sent_before', 'wire.bad_input', 'wire.too_many'],
    writes: true,
    idempotent: true,
    limit: 'write',
    form: true,
    showsRefusal: true,
    done: { text: 'draw.said.address' },
  }),
} as const;
