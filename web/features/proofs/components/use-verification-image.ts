import { useCallback, useEffect, useState } from 'react';
import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';

import { picturePath } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { isRefusal } from '../../../api/wire.ts';
import { randomString } from '../../../lib/random.ts';
import { useScripted } from '../../../lib/use-scripted.ts';

const addressOf = (idhash: string): string =>
  `/api/mobile/index.php?${new URLSearchParams({ version: '16', module: 'GraphicVerification', idhash })}`;

/** What is to be answered: a picture to copy, or a question for who can't see it. */
type Challenge =
  | { kind: 'picture'; idhash: string; src: string }
  | { kind: 'question'; idhash: string; question?: string; failed?: string };

/** As the server draws it: a cookie holds its hash. */
const none: Challenge = { kind: 'picture', idhash: '', src: picturePath };

/** The picture of the server's page stays where somebody has begun to copy it. */
async function takeOver(): Promise<Challenge | null> {
  const field = document.querySelector<HTMLInputElement>('[name=imageCode]');
  if (!field || field.value === '') return null;
  const answer = await fetch(`${picturePath}?name`).catch(() => null);
  const { idhash = '' } = answer?.ok ? ((await answer.json()) as { idhash?: string }) : {};
  return idhash === '' ? null : { kind: 'picture', idhash, src: picturePath };
}

/** Held as long as the page stands: a form that is closed and opened again shows the picture that its code was typed from. */
let current: Challenge = none;

/** The picture to copy four characters from, or the question in its place, named by its hash (R-REG-027). */
export function useVerificationImage() {
  const [challenge, setChallenge] = useState<Challenge>(none);
  const show = useCallback((next: Challenge) => {
    current = next;
    setChallenge(next);
  }, []);
  const drawPicture = useCallback(() => {
    const idhash = randomString(proofLimits.imageHash);
    show({ kind: 'picture', idhash, src: addressOf(idhash) });
  }, [show]);
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
  useEffect(() => {
    if (current !== none) setChallenge(current);
    else void takeOver().then((taken) => (taken ? show(taken) : drawPicture()));
  }, [drawPicture, show]);

  const scripted = useScripted();
  const { kind, idhash } = challenge;
  return {
    idhash,
    // A form that opens with script has none until it has drawn one of its own.
    src: challenge.kind === 'picture' && !(scripted && idhash === '') ? challenge.src : undefined,
    /** undefined for a picture. */
    question: kind === 'question' ? { text: challenge.question, failed: challenge.failed } : undefined,
    /** Another one of the same kind. */
    draw: kind === 'question' ? ask : drawPicture,
    /** The other kind. */
    change: kind === 'question' ? drawPicture : ask,
  };
}
