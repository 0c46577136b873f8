import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  countryIdOrNone,
  flagField,
  id,
  idField,
  idOrNone,
  memberField,
  momentOrNone,
  text,
  versionSeen,
  whole,
} from '../../primitives/fields.ts';
import { drawDeeds, drawLimits } from './limits.ts';
import { adminDraw, adminDrawOne, adminPick, drawAddress } from './shapes.ts';

const source = 'docs/features/draw.md';
const reading = { method: 'GET', envelope: 'v5', access: 'operator', proof: 'none', source } as const;
const writing = {
  method: 'POST',
  envelope: 'v5',
  access: 'operator',
  proof: 'recent',
  source,
  writes: true,
  idempotent: true,
  limit: 'write',
} as const;
const asForm = { form: true, showsRefusal: true } as const;

const title = text(drawLimits.title).trim().default('');
const brief = text(drawLimits.brief).trim().default('');
const prizeName = text(drawLimits.prizeName).trim().default('');
const reason = text(drawLimits.reason).trim().default('');
const seen = { drawid: idField, version: versionSeen };

/** What operators say of a draw; once it is sealed none of it changes. */
const drawBody = {
  drawid: idOrNone.default(0),
  version: versionSeen.default(0),
  country_fid: countryIdOrNone.default(0),
  ...{ title_en: title, title_fr: title, title_hi: title },
  ...{ brief_en: brief, brief_fr: brief, brief_hi: brief },
  deed: z.enum(drawDeeds),
  thing: idOrNone.default(0),
  need: whole(1, drawLimits.need).default(1),
  chances: whole(1, drawLimits.chances).default(1),
  once: flagField.default(1),
  opens_at: momentOrNone,
  closes_at: momentOrNone,
  /** The public round that decides with the sealed number, 0 for none. */
  round: idOrNone.default(0),
};

const saved = [
  'draw.unknown',
  'draw.changed_meanwhile',
  'draw.sealed_before',
  'wire.bad_input',
  'wire.too_many',
] as const;

const planningCalls = {
  'draw.admin-list': defineCall({
    ...reading,
    path: '/v5/admin/draws',
    summary: 'All draws, the newest first.',
    query: z.object({ before: idOrNone.default(0) }),
    output: z.object({ list: z.array(adminDraw), more: z.boolean(), has_beacon: z.boolean() }),
  }),
  'draw.admin-one': defineCall({
    ...reading,
    path: '/v5/admin/draw/{drawid}',
    summary: 'A draw with its winners, whom it leaves out, who draws, and what waits to be confirmed.',
    params: z.object({ drawid: idField }),
    output: adminDrawOne,
    refusals: ['draw.unknown'],
  }),
  'draw.deeds': defineCall({
    ...reading,
    path: '/v5/admin/draws/deeds',
    summary: 'What a ticket may be got by, in the operator’s language.',
    output: z.object({ list: z.array(z.object({ deed: z.enum(drawDeeds), name: z.string() })) }),
  }),
  'draw.save': defineCall({
    ...writing,
    ...asForm,
    path: '/v5/admin/draws',
    summary: 'Plans a draw, or changes one that isn’t sealed yet and was seen in this version.',
    body: z.object(drawBody),
    output: adminDraw,
    refusals: [
      ...saved,
      'draw.unnamed',
      'draw.dates_cross',
      'draw.country_unknown',
      'draw.thing_unknown',
      'draw.round_early',
      'draw.round_late',
      'draw.beacon_absent',
      'draw.beacon_away',
    ],
    done: { text: 'draw.said.saved' },
  }),
  'draw.save-prize': defineCall({
    ...writing,
    ...asForm,
    path: '/v5/admin/draws/prize',
    summary: 'Adds a prize to a draw that isn’t sealed yet, or changes one; of 0 pieces it is taken away.',
    body: z.object({
      ...seen,
      prizeid: idOrNone.default(0),
      ...{ name_en: prizeName, name_fr: prizeName, name_hi: prizeName },
      aid: idOrNone.default(0),
      count: whole(0, drawLimits.pieces),
      position: whole(0, 1000).default(100),
    }),
    output: adminDraw,
    refusals: [...saved, 'draw.prize_unknown', 'draw.unnamed', 'draw.prizes_full', 'media.unknown_picture'],
    done: { text: 'draw.said.prize' },
  }),
  'draw.remove': defineCall({
    ...writing,
    ...asForm,
    path: '/v5/admin/draws/remove',
    summary: 'Deletes a draw that isn’t sealed yet.',
    body: z.object(seen),
    output: z.object({ drawid: id }),
    refusals: ['draw.unknown', 'draw.changed_meanwhile', 'draw.sealed_before', 'wire.too_many'],
    done: { text: 'draw.said.removed' },
  }),
  'draw.seal': defineCall({
    ...writing,
    ...asForm,
    path: '/v5/admin/draws/seal',
    summary: 'Seals the number of a draw and shows its fingerprint. From here on nothing of it changes.',
    body: z.object(seen),
    output: adminDraw,
    refusals: [
      ...saved,
      'draw.unnamed',
      'draw.no_prizes',
      'draw.dates_cross',
      'draw.chain_changed',
      'draw.beacon_away',
    ],
    done: { text: 'draw.said.sealed' },
  }),
  'draw.exclude': defineCall({
    ...writing,
    ...asForm,
    path: '/v5/admin/draws/exclude',
    summary: 'Leaves a member out of a draw until it closes, or takes them in again; with a reason.',
    body: z.object({ drawid: idField, member: memberField, reason, out: flagField.default(1) }),
    output: z.object({ drawid: id, uid: id }),
    refusals: [
      ...['draw.unknown', 'draw.member_unknown', 'draw.reason_missing', 'draw.excluded_full', 'draw.closed_before'],
      'wire.too_many',
    ] as const,
    done: { text: 'draw.said.excluded' },
  }),
} as const;

const place = { drawid: idField, place: whole(1, 1_000_000) };

const runningCalls = {
  'draw.pass-over': defineCall({
    ...writing,
    ...asForm,
    path: '/v5/admin/draws/pass',
    summary: 'Passes over who was drawn and isn’t confirmed, with a reason that is public: the next number decides.',
    body: z.object({ drawid: idField, reason }),
    output: adminPick,
    refusals: [
      ...['draw.unknown', 'draw.nothing_proposed', 'draw.reason_missing', 'draw.somebody_draws', 'wire.too_many'],
    ] as const,
    done: { text: 'draw.said.passed' },
  }),
  'draw.publish': defineCall({
    ...writing,
    ...asForm,
    path: '/v5/admin/draws/publish',
    summary: 'Shows the sealed number of a draw that is drawn, so that everybody can compute it.',
    body: z.object({ drawid: idField }),
    output: adminDraw,
    refusals: ['draw.unknown', 'draw.not_drawn', 'draw.published_before', 'wire.too_many'],
    done: { text: 'draw.said.published' },
  }),
  'draw.redraw': defineCall({
    ...writing,
    ...asForm,
    path: '/v5/admin/draws/again',
    summary: 'Draws a prize again that nobody claimed in time: the next number of the same draw decides.',
    body: z.object(place),
    output: adminPick,
    refusals: [
      ...['draw.unknown', 'draw.place_unknown', 'draw.not_published', 'draw.not_due', 'draw.nobody_left'],
      'wire.too_many',
    ] as const,
    done: { text: 'draw.said.again' },
  }),
  'draw.address': defineCall({
    ...writing,
    idempotent: false,
    path: '/v5/admin/draws/address',
    summary: 'Where a prize goes. Each look is recorded.',
    body: z.object(place),
    output: z.object({ address: drawAddress }),
    refusals: ['draw.place_unknown', 'draw.no_address', 'wire.too_many'],
  }),
  'draw.sent': defineCall({
    ...writing,
    ...asForm,
    path: '/v5/admin/draws/sent',
    summary: 'Marks a prize as sent; its address is deleted some time after.',
    body: z.object(place),
    output: adminPick,
    refusals: ['draw.place_unknown', 'draw.no_address', 'draw.sent_before', 'wire.too_many'],
    done: { text: 'draw.said.sent' },
  }),
} as const;

/** What operators do with draws. */
export const adminCalls = { ...planningCalls, ...runningCalls } as const;
