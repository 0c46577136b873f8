import { useEffect, useState } from 'react';
import { isRefusal } from '../../../api/wire.ts';

/** The link of an e-mail: its token, and whose it is, or why it is good for nothing. */
interface EmailLink {
  token: string;
  username?: string;
  error?: string;
}

/**
 * The link that led here; its token stands behind the hash sign, which browsers send to no server. Undefined until the browser
 * has said; `ask` finds out whose it is, or asks nobody.
 */
export function useEmailLink(ask: (token: string) => Promise<string> | null): EmailLink | undefined {
  const [link, setLink] = useState<EmailLink>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    const token = location.hash.slice(1);
    setLink({ token });
    ask(token)?.then(
      (username) => setLink({ token, username }),
      (failure: unknown) => {
        if (!isRefusal(failure)) throw failure;
        setLink({ token, error: failure.msg });
      },
    );
  }, []);
  return link;
}
