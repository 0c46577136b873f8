import { videoFileRefused } from './domains/media/video/refusals.ts';
import { membersRefusals } from './domains/members/refusals.ts';
import { privacyRefusals } from './domains/privacy/refusals.ts';
import { proofsRefusals } from './domains/proofs/refusals.ts';
import { reviewRefusals } from './domains/review/refusals.ts';
import { reportsRoom } from './domains/review/reports/room.ts';
import { signInRefusals } from './domains/sign-in/refusals.ts';
import { domainRefusals } from './made/refusals.ts';
import type { Refusal } from './refusal.ts';

/** Refusals that any call may give. */
const wireRefusals = {
  'wire.bad_input': { http: 400 },
  'wire.unauthorized': { http: 401, errCode: 401 },
  'wire.forbidden': {},
  'wire.no_access': {},
  /** Nobody registers or writes from this address for now. */
  'wire.address_barred': {},
  /** An operator's session that was opened without a second step. */
  'wire.second_step_needed': {},
  /** The call wants an owner's proof of the last minutes: `sign-in.prove-owner` records one. */
  'wire.proof_needed': {},
  'wire.cross_site': {},
  /** A page's form that was drawn for another session, or the day before yesterday. */
  'wire.stale_form': {},
  'wire.not_found': { http: 404 },
  /** The call is declared, and what it does is still to come. */
  'wire.not_open': {},
  'wire.idempotency_conflict': { http: 409 },
  'wire.too_slow': { http: 408 },
  'wire.too_large': { http: 413 },
  'wire.wrong_media_type': { http: 415 },
  'wire.too_many': { http: 429 },
  'wire.signs_invalid': {},
  'wire.signs_expired': {},
  'wire.signs_replayed': {},
  'wire.busy': { http: 503 },
  'wire.unavailable': { http: 503 },
  /** Nothing is written for now, while the site moves or is mended: `whileReadOnly` says which calls are answered all the same. */
  'wire.read_only': { http: 503 },
  'wire.internal': { http: 500 },
} as const satisfies Record<string, Refusal>;

/** Every expected refusal, by name. */
export const refusals = { ...wireRefusals, ...domainRefusals } as const satisfies Record<string, Refusal>;

export type RefusalName = keyof typeof refusals;

/** Domains whose refusals bear a name older than their own: clients know `accounts.locked` (decision 0055). */
const namedBefore = {
  members: membersRefusals,
  proofs: proofsRefusals,
  'sign-in': signInRefusals,
  privacy: privacyRefusals,
  media: videoFileRefused,
  review: reviewRefusals,
  /** Their texts are a catalogue of their own: two of review's have one name (`other_country`). */
  reports: reportsRoom.refusals,
} as const;

const ownerOf = new Map<string, string>(
  Object.entries(namedBefore).flatMap(([domain, own]) => Object.keys(own).map((name) => [name, domain] as const)),
);

/** Text id of a refusal: `threads.closed` is written under `threads.refusal.closed`, the domain being its owner. */
export function refusalText(name: RefusalName): string {
  const [domain, ...rest] = name.split('.');
  return `${ownerOf.get(name) ?? domain}.refusal.${rest.join('.')}`;
}
