import { useEffect, useState } from 'react';
import type { LinkPreview } from '../../../../contract/domains/posts/shapes.ts';
import { call } from '../../../api/client.ts';
import { quietly } from '../../../api/quietly.ts';
import { onFrugalNetwork } from '../../../session/connection.ts';
import { LinkCard } from '../components/LinkCard.tsx';
import type { ComposeStore } from './compose-store.ts';
import { firstLink } from './first-link.ts';

/** A pause of the hand after which the words are looked through, in milliseconds. */
const lookAfterMs = 1000;

/** The card that readers will be shown of the first link; nothing is asked for where data is dear. */
export function ComposeLink({ store }: { store: ComposeStore }) {
  const address = useFirstLink(store);
  const [found, setFound] = useState<{ address: string; preview: LinkPreview | null } | null>(null);
  useEffect(() => {
    if (address === '' || onFrugalNetwork()) return;
    let wanted = true;
    const ask = async () => {
      const { data } = await call('posts.preview-link', { address });
      if (wanted) setFound({ address, preview: data.preview });
    };
    void quietly(ask());
    return () => {
      wanted = false;
    };
  }, [address]);
  const preview = found?.address === address ? found.preview : null;
  return (
    <div role="status" className={preview ? 'mb-3' : undefined}>
      <LinkCard link={preview} />
    </div>
  );
}

/** The first link of what is written, looked for while nothing is typed. */
function useFirstLink(store: ComposeStore): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setAddress(firstLink(store.written().html)), lookAfterMs);
    };
    look();
    const leave = store.subscribe(look);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [store]);
  return address;
}
