import { useEffect } from 'react';
import { call } from '../../../../api/client.ts';
import { quietly } from '../../../../api/quietly.ts';
import { useLocation } from '../../../../router/hooks.ts';
import { useSession } from '../../../../session/root-data.ts';
import { TopicChoice } from '../../../topics/index.ts';
import type { ComposerPartProps } from '../trait.ts';

export interface HeldTopic {
  /** The topic that it stands in. */
  topic: { id: number; name: string; logo: string; line: string } | null;
}

/** The topic that a post stands in: the one that the address names, until the writer chooses. */
export function ComposeTopic({ held: { topic }, change }: ComposerPartProps<HeldTopic>) {
  const viewer = useSession();
  useAskedTopic(topic !== null, change);
  if (!viewer) return null;
  return (
    <TopicChoice
      fid={viewer.countryFid}
      mayCreate={viewer.mayCreateTopic}
      chosen={topic}
      onChoose={(chosen) => change({ topic: chosen })}
    />
  );
}

/** A post that was begun on a topic's page stands in it, unless its draft has a topic already. */
function useAskedTopic(isChosen: boolean, change: ComposerPartProps<HeldTopic>['change']): void {
  const asked = Number(new URLSearchParams(useLocation().search).get('topid') ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (!Number.isSafeInteger(asked) || asked <= 0 || isChosen) return;
    let wanted = true;
    const ask = async () => {
      const { data } = await call('topics.detail', { topid: asked });
      const topic = { id: data.topid, name: data.top_name, logo: data.logo, line: data.description };
      if (wanted) change((now) => ({ topic: now.topic ?? topic }));
    };
    void quietly(ask());
    return () => {
      wanted = false;
    };
  }, [asked]);
}
