import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { after, count, id, idField, text, time, whole } from '../../primitives/fields.ts';
import { addressBanDays, addressLimits, addressWidths } from './address-limits.ts';

const account = z.object({ uid: id, username: z.string() });

const ban = z.object({
  id,
  /** One address, or a network with its length. */
  network: z.string(),
  country_fid: id,
  reason: z.string(),
  by: account,
  createdAt: time,
  expiresAt: time,
});

const addressRow = z.object({
  address: z.string(),
  firstAt: z.iso.date(),
  lastAt: time,
  /** Other accounts of the moderator's countries that wrote from it, and how many beside. */
  others: z.array(account),
  elsewhere: count,
  /** In force; null where none is. */
  ban: z.object({ id, network: z.string(), expiresAt: time }).nullable(),
});
export type AddressRow = z.output<typeof addressRow>;
export type AddressBanRow = z.output<typeof ban>;

/** Why a moderator may not see from where a member writes. */
const whyNot = [
  'moderation.unknown_member',
  'moderation.yourself',
  'moderation.is_operator',
  'moderation.is_moderator',
  'moderation.other_country',
] as const;

export const addressCalls = {
  'moderation.addresses': defineCall({
    method: 'POST',
    path: '/v5/moderation/addresses',
    envelope: 'v5',
    access: 'moderator',
    summary:
      'From which addresses a member wrote within 90 days, and who else did; each look-up stands in the audit trail with its reason.',
    source: 'D2 §6; DECISIONS "a feature the documents describe without a call"',
    body: z.object({ uid: idField, reason: text(addressLimits.reasonMax).trim().default('') }),
    output: z.object({ member: account, list: z.array(addressRow) }),
    refusals: [...whyNot, 'moderation.reason_missing'],
    writes: true,
    limit: 'write',
  }),
  'moderation.address-accounts': defineCall({
    method: 'POST',
    path: '/v5/moderation/address/accounts',
    envelope: 'v5',
    access: 'moderator',
    summary:
      "Which accounts wrote from an address within 90 days, those of the moderator's countries by name; each look-up stands in the audit trail with its reason.",
    source: 'D2 §6; DECISIONS "a feature the documents describe without a call"',
    body: z.object({
      address: text(addressLimits.addressMax + '/64'.length).trim(),
      reason: text(addressLimits.reasonMax).trim().default(''),
    }),
    output: z.object({
      address: z.string(),
      list: z.array(account.extend({ firstAt: z.iso.date(), lastAt: time })),
      elsewhere: count,
    }),
    refusals: ['moderation.reason_missing'],
    writes: true,
    limit: 'write',
  }),
  'moderation.ban-address': defineCall({
    method: 'POST',
    path: '/v5/moderation/address/ban',
    envelope: 'v5',
    access: 'moderator',
    summary:
      'Bans an address of a member, or the network around it, for some days: nobody registers or writes from there, everybody reads.',
    source: 'D2 §6; DECISIONS "a feature the documents describe without a call"',
    body: z.object({
      uid: idField,
      address: text(addressLimits.addressMax).trim(),
      width: z.enum(addressWidths).default('one'),
      days: whole(1, 90).pipe(z.literal([...addressBanDays])),
      reason: text(addressLimits.reasonMax).trim().default(''),
    }),
    output: z.object({ id, network: z.string(), expiresAt: time }),
    refusals: [
      ...whyNot,
      'moderation.reason_missing',
      'moderation.unknown_address',
      'moderation.own_address',
      'moderation.address_banned_before',
    ],
    writes: true,
    limit: 'write',
  }),
  'moderation.address-bans': defineCall({
    method: 'GET',
    path: '/v5/moderation/address/bans',
    envelope: 'v5',
    access: 'moderator',
    summary: "Bans of addresses in force, the newest first; of the moderator's country.",
    source: 'docs/features/moderation.md',
    query: z.object({ after }),
    output: z.object({ list: z.array(ban), next: z.string() }),
  }),
  'moderation.lift-address': defineCall({
    method: 'POST',
    path: '/v5/moderation/address/lift',
    envelope: 'v5',
    access: 'moderator',
    summary: 'Lifts the ban of an address before its time.',
    source: 'docs/features/moderation.md',
    body: z.object({ id: idField, reason: text(addressLimits.reasonMax).trim().default('') }),
    form: true,
    done: { text: 'moderation.said.lift' },
    output: z.object({ id }),
    refusals: ['moderation.unknown_ban', 'moderation.other_country', 'moderation.reason_missing'],
    writes: true,
    limit: 'write',
  }),
} as const;
