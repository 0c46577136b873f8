import { signInLimits } from '../../../../contract/domains/sign-in/limits.ts';

import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import { findTwoStep } from '../../proofs/index.ts';
import type { Entrance, LogInDeps } from '../log-in-deps.ts';

interface Ticket {
  entrance: Entrance;
  /** Milliseconds since 1970. */
  until: number;
}

const purpose = 'two-step ticket';

/**
 * Refuses a log-in that wants a code, with a ticket that stands for the first step. The ticket is sealed, not stored:
 * the code beside it is what serves once.
 */
export async function askSecondStep(ctx: Ctx, { secret }: LogInDeps, entrance: Entrance): Promise<void> {
  const twoStep = await findTwoStep(ctx.db, entrance.uid);
  if (!twoStep?.confirmed_at) return;
  const ticket: Ticket = { entrance, until: ctx.now.getTime() + signInLimits.ticketSeconds * 1000 };
  refuse('accounts.two_step_needed', {
    extra: {
      ticket: seal(secret, purpose, JSON.stringify(ticket)).toString('base64url'),
      ticketSeconds: signInLimits.ticketSeconds,
    },
  });
}

/** Whose first step a ticket stands for; refuses one that is too old or that nobody gave. */
export function openTicket({ secret }: LogInDeps, sealed: string, now: Date): Entrance {
  try {
    const { entrance, until } = JSON.parse(unseal(secret, purpose, Buffer.from(sealed, 'base64url'))) as Ticket;
    if (until > now.getTime()) return entrance;
  } catch {
    // Not one of ours: the same answer as to an old one.
  }
  return refuse('accounts.ticket_expired');
}
