import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { countryIdOrNone, id, idField, memberField, text, time } from '../../primitives/fields.ts';
import { placeOffices } from '../moderation/office-limits.ts';
import { operatorLimits } from './limits.ts';
import { going, named } from './shapes.ts';

/** Offices over a country are groups of members: they are given on a member's own page. */
const officeKinds = ['country', ...placeOffices] as const;

const officeRow = z.object({
  /** 0 for an office over a country. */
  id,
  member: named.nullable(),
  office: z.enum(officeKinds),
  /** The topic's or the board's name, in the language asked for; empty where it is gone. */
  place: z.string(),
  countryFid: id,
  since: time.nullable(),
  by: named.nullable(),
});

const reason = text(operatorLimits.reasonMax).trim().min(1);
const write = { access: 'operator', proof: 'recent', form: true, writes: true, limit: 'write' } as const;

export const officeCalls = {
  'operators.offices': defineCall({
    method: 'GET',
    path: '/v5/admin/offices',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'Who holds which office over what: over a country by rank, over topics and boards the newest first.',
    source: 'docs/features/moderation.md',
    query: z.object({ kind: z.enum(officeKinds).default('country'), after: text(64).optional() }),
    output: going(officeRow),
  }),
  'operators.give-office': defineCall({
    method: 'POST',
    path: '/v5/admin/offices',
    envelope: 'v5',
    summary: 'Lets a member look after a topic, or a board (`place`) of a country.',
    source: 'docs/features/moderation.md',
    body: z.object({
      /** A member's number, or their whole name. */
      uid: memberField,
      office: z.enum(placeOffices),
      place: idField,
      country_fid: countryIdOrNone.default(0),
      reason,
    }),
    output: z.object({ uid: id, place: z.string() }),
    refusals: [
      'operators.unknown_member',
      'operators.sanctioned',
      'operators.unknown_place',
      'operators.too_many_offices',
    ],
    done: { text: 'operators.said.officeGiven' },
    ...write,
  }),
  'operators.end-office': defineCall({
    method: 'POST',
    path: '/v5/admin/offices/end',
    envelope: 'v5',
    summary: 'Ends an office over a topic or a board.',
    source: 'docs/features/moderation.md',
    body: z.object({ id: idField, reason }),
    output: z.object({ id }),
    refusals: ['operators.unknown_office'],
    done: { text: 'operators.said.officeEnded' },
    ...write,
  }),
} as const;
