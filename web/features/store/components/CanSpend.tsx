import { useCallback } from 'react';
import { call } from '../../../api/client.ts';
import { Coin } from '../../../design/Coin.tsx';
import { useLocale } from '../../../lib/locale.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

/** What the store is, or what a member has for it: the page is everybody's, so the figure comes after it. */
export function CanSpend() {
  const t = useT();
  const { language } = useLocale();
  const uid = useSession()?.uid;
  const read = useCallback(async () => (await call('profiles.user-count', { uuid: uid! })).data.xcoinCount, [uid]);
  const { value: xcoin } = useLoaded(uid === undefined ? null : read);
  if (uid === undefined) return <p className="heading text-lg">{t('store.lead')}</p>;
  return (
    <>
      <p className="heading unscripted text-lg">{t('store.lead')}</p>
      <p className="soft scripted text-sm">{t('store.canSpend')}</p>
      <p className="heading num scripted flex min-h-8 items-center gap-2 text-2xl">
        <Coin of="xcoin" />
        {xcoin == null ? <span aria-hidden="true">…</span> : xcoin.toLocaleString(language)}
        <span className="sr-only">{t('store.xcoin')}</span>
      </p>
    </>
  );
}
