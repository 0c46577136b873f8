import { safetyLimits } from '../../../../contract/domains/accounts/safety-limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import type { LogInDeps } from '../log-in-deps.ts';
import type { SessionKind } from '../sql/sessions.ts';
import { findTwoStep } from '../sql/two-step.ts';

/** Who has taken the first step, and for which site. */
export interface Ticket {
  uid: number;
  kind: SessionKind;
  /** Milliseconds since 1970. */
  until: number;
}

const purpose = 'two-step ticket';

/**
 * Refuses a log-in that wants a code, with a ticket that stands for the first step. The ticket is sealed, not stored:
 * the code beside it is what serves once.
 */
export async function askSecondStep(ctx: Ctx, { secret }: LogInDeps, uid: number, kind: SessionKind): Promise<void> {
  const twoStep = await findTwoStep(ctx.db, uid);
  if (!twoStep?.confirmed_at) return;
  const until = ctx.now.getTime() + safetyLimits.ticketSeconds * 1000;
  const ticket: Ticket = { uid, kind, until };
  refuse('accounts.two_step_needed', {
    extra: {
      ticket: seal(secret, purpose, JSON.stringify(ticket)).toString('base64url'),
      ticketSeconds: safetyLimits.ticketSeconds,
    },
  });
}

/** Opens a ticket; refuses one that is too old or that nobody gave. */
export function openTicket({ secret }: LogInDeps, sealed: string, now: Date): Ticket {
  try {
    const ticket = JSON.parse(unseal(secret, purpose, Buffer.from(sealed, 'base64url'))) as Ticket;
    if (ticket.until > now.getTime()) return ticket;
  } catch {
    // Not one of ours: the same answer as to an old one.
  }
  return refuse('accounts.ticket_expired');
}
