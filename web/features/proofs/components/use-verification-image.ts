import { useCallback, useEffect, useState } from 'react';
import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';

import { call } from '../../../api/client.ts';
import { isRefusal } from '../../../api/wire.ts';
import { randomString } from '../../../lib/random.ts';

const addressOf = (idhash: string): string =>
  `/api/mobile/index.php?${new URLSearchParams({ version: '16', module: 'GraphicVerification', idhash })}`;

/** What is to be answered: a picture to copy, or a question for who can't see it. */
type Challenge =
  | { kind: 'picture'; idhash: string }
  | { kind: 'question'; idhash: string; question?: string; failed?: string };

const none: Challenge = { kind: 'picture', idhash: '' };

/** Held as long as the page stands: a form that is closed and opened again shows the picture that its code was typed from. */
let current: Challenge = none;

/** The picture to copy four characters from, or the question in its place, named by its hash (R-REG-027). */
export function useVerificationImage() {
  const [challenge, setChallenge] = useState<Challenge>(none);
  const show = useCallback((next: Challenge) => {
    current = next;
    setChallenge(next);
  }, []);
  const drawPicture = useCallback(() => show({ kind: 'picture', idhash: randomString(proofLimits.imageHash) }), [show]);
  const ask = useCallback(async () => {
    const asked = { kind: 'question', idhash: randomString(proofLimits.imageHash) } as const;
    show(asked);
    try {
      const { data } = await call('proofs.verification-question', { idhash: asked.idhash });
      if (current.idhash === asked.idhash) show({ ...asked, question: data.question });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (current.idhash === asked.idhash) show({ ...asked, failed: error.msg });
    }
  }, [show]);
  // The server's page has none yet.
  useEffect(() => {
    if (current === none) drawPicture();
    else setChallenge(current);
  }, [drawPicture]);

  const { kind, idhash } = challenge;
  return {
    idhash,
    src: kind === 'picture' && idhash !== '' ? addressOf(idhash) : undefined,
    /** undefined for a picture. */
    question: kind === 'question' ? { text: challenge.question, failed: challenge.failed } : undefined,
    /** Another one of the same kind. */
    draw: kind === 'question' ? ask : drawPicture,
    /** The other kind. */
    change: kind === 'question' ? drawPicture : ask,
  };
}
