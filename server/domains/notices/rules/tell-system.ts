import { mayEnter } from '../../moderation/index.ts';
import type { Told } from './groups.ts';
import type { NoticeKind } from './kinds.ts';

interface Said {
  uid: number;
  /** Tells apart what happens more than once; what has none is gathered while it is unread. */
  once?: string | number;
  /** When it happened, in milliseconds. */
  at?: number;
  facts?: Record<string, string | number>;
}

/** One word of the system to a member. */
export const tellSystem = (kind: NoticeKind, { uid, once, at, facts }: Said): Told => ({
  uid,
  page: 'systems',
  kind,
  key: once === undefined ? kind : `${kind}:${once}`,
  ...(at === undefined ? {} : { at }),
  ...(facts === undefined ? {} : { facts }),
});

type SignIn = {
  uid: number;
  at: number;
  device: string;
  city: string;
  country: string;
  address: string;
};

/** The device and the place are put together when it is read: a country has its name in the reader's language. */
export const tellSignIn = ({ uid, at, ...facts }: SignIn): Told =>
  tellSystem('sign_in', { uid, once: at, at: at * 1000, facts });

/** Until when somebody may not speak, or has no access; without an end it is for good. */
export function tellSanction(event: { uid: number; groupid: number; reason: string; expiresAt: string | null }): Told {
  const until = event.expiresAt === null ? 0 : Date.parse(event.expiresAt);
  const kind = mayEnter(event) ? 'muted' : 'banned';
  const facts = { quote: event.reason, ends: until === 0 ? 'never' : 'once', ...(until === 0 ? {} : { until }) };
  return tellSystem(kind, { uid: event.uid, once: until, facts });
}

/** What others' deeds or a wait bring in; gifts for registering and for verifying are told where that is done. */
const rewards = new Set(['invitation', 'invitation_month', 'imei']);

export function tellCredit(event: {
  uid: number;
  amount: number;
  currency: string;
  reason: string;
  transfer: number;
}): Told[] {
  if (!rewards.has(event.reason)) return [];
  const { uid, amount, currency, reason, transfer } = event;
  return [tellSystem('credited', { uid, once: transfer, facts: { amount, currency, reason } })];
}
