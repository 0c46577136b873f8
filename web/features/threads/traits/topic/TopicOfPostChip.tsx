import { useEffect } from 'react';
import { call } from '../../../../api/client.ts';
import { quietly } from '../../../../api/quietly.ts';
import { useLocation } from '../../../../router/hooks.ts';
import { useSession } from '../../../../session/root-data.ts';
import { TopicChoice } from '../../../topics/index.ts';
import { type ComposeStore, useComposed } from '../../compose/compose-store.ts';

/** The topic that a post stands in: the one that the address names, until the writer chooses. */
export function TopicOfPostChip({ store }: { store: ComposeStore }) {
  const viewer = useSession();
  const topic = useComposed(store, (state) => state.topic);
  useAskedTopic(store);
  if (!viewer) return null;
  return (
    <TopicChoice
      fid={viewer.countryFid}
      mayCreate={viewer.mayCreateTopic}
      chosen={topic}
      onChoose={(chosen) => store.dispatch({ kind: 'topic', topic: chosen })}
    />
  );
}

/** A post that was begun on a topic's page stands in it, unless its draft has a topic already. */
function useAskedTopic(store: ComposeStore): void {
  const asked = Number(new URLSearchParams(useLocation().search).get('topid') ?? 0);
  useEffect(() => {
    if (!Number.isSafeInteger(asked) || asked <= 0 || store.get().topic) return;
    let wanted = true;
    const ask = async () => {
      const { data } = await call('topics.detail', { topid: asked });
      const topic = { id: data.topid, name: data.top_name, logo: data.logo, line: data.description };
      if (wanted && !store.get().topic) store.dispatch({ kind: 'topic', topic });
    };
    void quietly(ask());
    return () => {
      wanted = false;
    };
  }, [store, asked]);
}
