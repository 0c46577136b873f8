import { useEffect, useState } from 'react';
import { proofLimits } from '../../../../../contract/domains/proofs/limits.ts';
import type { Said } from '../../../../../contract/primitives/said.ts';
import { type Act, useAct } from '../../../../api/use-act.ts';
import { isRefusal } from '../../../../api/wire.ts';
import { useWait } from '../../../proofs/index.ts';
import { sendLoginCode } from '../../mutations.ts';
import { useSaidLogin } from '../../said-login.ts';

/** A code may be on its way: it was sent, or one was sent a moment before. */
const isOnItsWay = (refusal: string | undefined): boolean => refusal === undefined || refusal === 'wire.too_many';

/** Whether a form that was sent without script has had a code sent; the seconds until another can be. */
function sentBefore(said: Said | null): { sent: boolean; seconds: number } {
  if (said?.call === 'sign-in.login-email') return { sent: true, seconds: 0 };
  const sent = said?.call === 'sign-in.send-login-code' && isOnItsWay(said.refused?.name);
  return { sent, seconds: sent && !said?.refused ? proofLimits.resendSeconds : 0 };
}

export interface Sending extends Pick<Act, 'busy' | 'words' | 'clear'> {
  sent: boolean;
  /** Seconds until another code can be asked for. */
  wait: number;
  send: () => void;
  /** Another address. */
  anew: () => void;
}

/** An address, and the code that it was sent. */
export function useSending(typed: string): { email: string; setEmail: (email: string) => void; sending: Sending } {
  const said = useSaidLogin();
  const before = sentBefore(said);
  const [email, setEmail] = useState(said?.fields.email ?? typed);
  const [sent, setSent] = useState(before.sent);
  const act = useAct();
  const { wait, start } = useWait();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the page as it was drawn
  useEffect(() => {
    if (before.seconds > 0) start(before.seconds);
  }, []);
  const send = () =>
    void act.run(async () => {
      try {
        start((await sendLoginCode(email)).seconds);
        setSent(true);
      } catch (failure) {
        if (isRefusal(failure) && isOnItsWay(failure.refusal)) setSent(true);
        throw failure;
      }
    });
  const words = act.words ?? (said?.call === 'sign-in.send-login-code' ? said.refused?.msg : undefined);
  const anew = () => {
    setSent(false);
    act.clear();
  };
  return { email, setEmail, sending: { sent, wait, words, busy: act.busy, send, anew, clear: act.clear } };
}
