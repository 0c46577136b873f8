import { useCallback, useEffect, useState } from 'react';
import { accountLimits } from '../../../../contract/domains/accounts/limits.ts';
import { randomString } from '../../../lib/random.ts';

const addressOf = (idhash: string): string =>
  `/api/mobile/index.php?${new URLSearchParams({ version: '16', module: 'GraphicVerification', idhash })}`;

/** Kept for the page: a form that is closed and opened again shows the picture that its code was typed from. */
let kept = '';

/** The picture to copy four characters from, named by its hash (R-REG-027). The server's page has none yet. */
export function useVerificationImage() {
  const [idhash, setIdhash] = useState('');
  const draw = useCallback(() => {
    kept = randomString(accountLimits.imageHash);
    setIdhash(kept);
  }, []);
  useEffect(() => {
    if (kept === '') draw();
    else setIdhash(kept);
  }, [draw]);
  return { idhash, src: idhash === '' ? undefined : addressOf(idhash), draw };
}
