import { z } from 'zod';
import {
  providers,
  thirdPartyAims,
  thirdPartyLimits,
} from '../../../../contract/domains/sign-in/third-party-limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { seal, unseal } from '../../../platform/seal.ts';

const proof = z.object({
  /** Taken once, by this. */
  id: z.string(),
  provider: z.enum(providers),
  subject: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  aim: z.enum(thirdPartyAims),
  /** Code of the country whose pages the reader came from. */
  country: z.string(),
});
/** What a log-in at another site brought. */
export type Proof = z.output<typeof proof>;

const shapes = {
  /** Who somebody is elsewhere: proven, or a token that still has to be looked up. */
  token: z.union([proof, z.object({ raw: z.string() })]),
  detail: z.string(),
  same: z.string(),
  /** What must be known again when the browser comes back from the other site. */
  flow: z.object({
    state: z.string(),
    provider: z.enum(providers),
    aim: z.enum(thirdPartyAims),
    country: z.string(),
    nonce: z.string().optional(),
    verifier: z.string().optional(),
  }),
} as const;
type Shapes = typeof shapes;
export type HandedItem = keyof Shapes;
type Handed<I extends HandedItem> = z.output<Shapes[I]>;

const cookieOf = (item: HandedItem): string => `bb_tp_${item}`;
const purposeOf = (item: HandedItem): string => `third-party ${item}`;
/** The browser comes back from another site, and brings Strict cookies to none of our answers to that. */
const sameSiteOf = (item: HandedItem): 'Lax' | 'Strict' => (item === 'flow' ? 'Lax' : 'Strict');
/** Larger ones are dropped by browsers without a word. */
const longestCookie = 3900;

type Answering = Pick<Ctx, 'answer' | 'now'>;

/** Hands an item to this browser's next page, sealed; it lives ten minutes. */
export function handOver<I extends HandedItem>(
  { answer, now }: Answering,
  secret: string,
  item: I,
  value: Handed<I>,
): void {
  const until = now.getTime() + thirdPartyLimits.handOverSeconds * 1000;
  const sealed = seal(secret, purposeOf(item), JSON.stringify({ until, value })).toString('base64url');
  if (sealed.length > longestCookie) throw new Error(`${item} is too long to be handed over`);
  answer.cookie(cookieOf(item), sealed, {
    maxAgeSeconds: thirdPartyLimits.handOverSeconds,
    sameSite: sameSiteOf(item),
  });
}

/** An item that this browser was handed, while it lives. */
export function handedOver<I extends HandedItem>(
  { asked, now }: { asked: Pick<Ctx['asked'], 'cookies'>; now: Date },
  secret: string,
  item: I,
): Handed<I> | undefined {
  const cookie = asked.cookies[cookieOf(item)];
  if (!cookie) return undefined;
  try {
    const { until, value } = JSON.parse(unseal(secret, purposeOf(item), Buffer.from(cookie, 'base64url')));
    if (typeof until !== 'number' || until <= now.getTime()) return undefined;
    return shapes[item].parse(value) as Handed<I>;
  } catch {
    // Not sealed here, or by a key that is gone.
    return undefined;
  }
}

/** Takes items out of this browser. */
export function dropHandOver({ answer }: Pick<Ctx, 'answer'>, ...items: readonly HandedItem[]): void {
  for (const item of items) answer.cookie(cookieOf(item), '', { maxAgeSeconds: 0, sameSite: sameSiteOf(item) });
}

/** When nothing handed over now is alive any more. */
export const handOverEnd = (now: Date): Date => new Date(now.getTime() + thirdPartyLimits.handOverSeconds * 1000);
