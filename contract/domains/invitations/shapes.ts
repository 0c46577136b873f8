import { z } from 'zod';
import { count, dateline, id } from '../../primitives/fields.ts';

/** What has become of an invited friend. */
const friendStatuses = ['waiting', 'counted', 'held', 'refused', 'lapsed'] as const;
export type FriendStatus = (typeof friendStatuses)[number];

/** What has become of an activation. */
const activationStatuses = ['waiting', 'paid', 'held', 'refused'] as const;
export type ActivationStatus = (typeof activationStatuses)[number];

/** Why a reward is held for an operator. */
const suspicions = ['banned', 'device', 'address', 'pattern'] as const;
export type Suspicion = (typeof suspicions)[number];

const holdKinds = ['invitee', 'imei'] as const;
export const holdStatuses = ['open', 'released', 'refused'] as const;

const tier = z.object({ invitees: count, xgold: count });

/** A member's invitations at a glance. */
export const ownInvitations = z.object({
  code: z.string(),
  url: z.string(),
  per_invitee: count,
  active_days: count,
  within_days: count,
  /** Friends by what has become of them. */
  friends: z.object({ all: count, counted: count, waiting: count, held: count }),
  /** XGold that friends and months have brought. */
  xgold: count,
  tiers: z.array(tier),
  /** The running month: what its friends are worth so far, and the next tier. */
  month: z.object({ month: z.string(), invitees: count, xgold: count, next: tier.nullable(), pays_at: dateline }),
  /** Months that were paid, the last first. */
  months: z.array(z.object({ month: z.string(), invitees: count, xgold: count, dateline })),
});

/** An invited friend in the list. */
export const friendRow = z.object({
  uid: id,
  username: z.string(),
  avatar: z.string(),
  country_fid: id,
  /** When they joined. */
  dateline,
  status: z.enum(friendStatuses),
  /** XGold that came of it. */
  reward: count,
});

/** An activated phone. */
export const activation = z.object({
  imei: z.string(),
  model: z.string(),
  inviter_uid: id,
  dateline,
  status: z.enum(activationStatuses),
  reward: count,
});

/** A reward that waits for an operator. */
export const holdRow = z.object({
  id,
  kind: z.enum(holdKinds),
  /** Who would be paid, and through whom or what. */
  uid: id,
  username: z.string(),
  subject_uid: id,
  subject: z.string(),
  reasons: z.array(z.enum(suspicions)),
  dateline,
  status: z.enum(holdStatuses),
  decided_by: id,
  note: z.string(),
});

/** The numbers that the phones of a model have, both ends included, without check digits. */
export const imeiRange = z.object({ id, model: z.string(), first: z.string(), last: z.string(), dateline });
