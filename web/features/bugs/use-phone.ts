import { useEffect, useState } from 'react';
import { buildIn } from './typed-report.ts';

/** What a browser says of the phone that it runs on; empty where it says nothing. */
export interface OwnPhone {
  model: string;
  build: string;
}

interface Hints {
  getHighEntropyValues?: (hints: string[]) => Promise<{ model?: string }>;
}

/** The phone as this browser knows it, once it has said so. It is shown in a field, and never sent without being seen. */
export function useOwnPhone(): OwnPhone {
  const [phone, setPhone] = useState<OwnPhone>({ model: '', build: '' });
  useEffect(() => {
    let wanted = true;
    const { userAgentData } = navigator as { userAgentData?: Hints };
    const asked = userAgentData?.getHighEntropyValues?.(['model']) ?? Promise.resolve({ model: '' });
    asked
      .then(({ model = '' }) => {
        if (wanted) setPhone({ model, build: buildIn(navigator.userAgent) });
      })
      // A browser may refuse to say.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, []);
  return phone;
}
