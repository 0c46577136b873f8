import { useCallback } from 'react';
import { call } from '../../../api/client.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { Price } from './Price.tsx';

/** What the store is, or what a member has for it: the page is everybody's, so the figure comes after it. */
export function CanSpend() {
  const t = useT();
  const uid = useSession()?.uid;
  const read = useCallback(async () => (await call('profiles.user-count', { uuid: uid! })).data.xcoinCount, [uid]);
  const { value: xcoin } = useLoaded(uid === undefined ? null : read);
  return (
    <p className="soft text-sm">
      {xcoin == null ? (
        t('store.lead')
      ) : (
        <>
          {t('store.canSpend')} <Price amount={xcoin} className="font-bold" />
        </>
      )}
    </p>
  );
}
