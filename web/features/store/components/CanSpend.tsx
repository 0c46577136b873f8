import { useCallback } from 'react';
import { call } from '../../../api/client.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { Held } from './Held.tsx';

/** What the store is, or what a member has for it: the page is everybody's, so the figures come after it. */
export function CanSpend() {
  const t = useT();
  const uid = useSession()?.uid;
  const read = useCallback(async () => (await call('profiles.user-count', { uuid: uid! })).data, [uid]);
  const { value: counters } = useLoaded(uid === undefined ? null : read);
  if (uid === undefined) return <p className="heading text-lg">{t('store.lead')}</p>;
  const { xglodCount: xgold, xcoinCount: xcoin } = counters ?? {};
  return (
    <>
      <p className="heading unscripted text-lg">{t('store.lead')}</p>
      <p className="soft scripted text-sm">{t('store.youHave')}</p>
      <p className="heading scripted min-h-8 text-2xl">
        <Held xgold={xgold ?? undefined} xcoin={xcoin ?? undefined} />
      </p>
    </>
  );
}
