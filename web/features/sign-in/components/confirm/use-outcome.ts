import { useState } from 'react';
import { quietly } from '../../../../api/quietly.ts';
import { isRefusal } from '../../../../api/wire.ts';
import { useNavigate } from '../../../../router/hooks.ts';
import { enter } from '../../../../session/enter.ts';
import { markNewcomer } from '../../../../session/newcomer.ts';
import { useT } from '../../../../texts/texts.tsx';
import { storeInvite } from '../../invite.ts';
import { type Outcome, sessionData } from '../../third-party-mutations.ts';

/** What a step showed for an answer, beside going on to another page. */
export interface Shown {
  /** The other site doesn't vouch, or what was handed over has run out: only a new start helps. */
  ended?: string;
  /** Something to mend, or to try again. */
  error?: string;
  /** An account of the same address exists. */
  same?: string;
  /** The member has two-step codes: the ticket for the second step. */
  ticket?: string;
}

const endings = ['accounts.hand_over_gone', 'accounts.provider_off', 'accounts.account_not_exist'];

/** Sends a step off and follows its outcome: home, to the complete page, or to what is shown here (D1 §4, §8). */
export function useOutcome() {
  const t = useT();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<Shown>({});

  const follow = async (outcome: Outcome): Promise<Shown> => {
    if (outcome.to === 'nowhere') return { ended: outcome.message };
    if (outcome.to === 'confirm') {
      await quietly(sessionData('message', outcome.message));
      return { same: outcome.message };
    }
    if (outcome.to === 'complete') {
      await sessionData('detail', JSON.stringify(outcome.newcomer));
      await navigate('/confirm/complete', { replace: true });
      return {};
    }
    if (outcome.joined) {
      storeInvite('');
      markNewcomer();
    }
    await enter(outcome.user, outcome.headers, { home: true });
    return {};
  };

  const failureOf = (failure: unknown): Shown => {
    if (!isRefusal(failure)) {
      reportError(failure);
      return { error: t('common.network.failed') };
    }
    const { refusal, msg, extra } = failure;
    if (refusal === 'accounts.two_step_needed') return { ticket: String(extra.ticket) };
    return endings.includes(refusal) ? { ended: msg } : { error: msg };
  };

  /** The failure is given to whoever can say more of it than the form as a whole. */
  const run = async (step: () => Promise<Outcome>, onFailure?: (failure: unknown) => boolean): Promise<void> => {
    setBusy(true);
    setShown({});
    try {
      setShown(await follow(await step()));
    } catch (failure) {
      if (!onFailure?.(failure)) setShown(failureOf(failure));
    }
    setBusy(false);
  };
  return { busy, shown, run };
}
