import { useEffect, useState } from 'react';
import { call } from '../../../../api/client.ts';
import { isRefusal } from '../../../../api/wire.ts';
import { Note } from '../../../../design/parts.tsx';
import { useSearch } from '../../../../router/hooks.ts';
import { useT } from '../../../../texts/texts.tsx';
import { ComposeScreen } from '../../compose/ComposeScreen.tsx';
import type { ComposerProps } from '../kind.ts';
import { ForwardedCard } from './ForwardedCard.tsx';
import { type ForwardDraft, forwardCompose } from './forward-compose.ts';

/** The composer of a forward: the common one, with what is forwarded between title and text. */
export function ForwardComposer(props: ComposerProps) {
  const asked = Number(useSearch().get('tid'));
  return (
    <ComposeScreen
      {...props}
      kind={forwardCompose}
      drawPart={({ part, changePart }) => (
        <ForwardField draft={part} asked={Number.isSafeInteger(asked) ? asked : 0} onChange={changePart} />
      )}
    />
  );
}

interface ForwardFieldProps {
  draft: ForwardDraft;
  /** The thread that the address names. */
  asked: number;
  onChange: (change: (draft: ForwardDraft) => ForwardDraft) => void;
}

function ForwardField({ draft, asked, onChange }: ForwardFieldProps) {
  const t = useT();
  const refused = useSource({ draft, asked, onChange });
  const { source, out } = draft;
  return (
    <div role="status" className="mb-3">
      {refused && <Note tone="error">{refused}</Note>}
      {source && <ForwardedCard thread={source} />}
      {!source && !refused && <p className="hint">{t(out ? 'threads.forward.deleted' : whatIsMissing(asked))}</p>}
    </div>
  );
}

const whatIsMissing = (asked: number): string => (asked > 0 ? 'shell.loading' : 'threads.forward.how');

/** Asks for what is forwarded; what stands in its way. */
function useSource({ draft, asked, onChange }: ForwardFieldProps): string {
  const [refused, setRefused] = useState('');
  const wanted = !draft.out && asked > 0 && asked !== draft.asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, whoever draws it again meanwhile
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    const find = async (): Promise<void> => {
      try {
        const { data } = await call('threads.forward-source', { tid: asked });
        if (here) onChange((now) => ({ ...now, asked, source: data }));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        if (here) setRefused(error.msg);
      }
    };
    setRefused('');
    void find();
    return () => {
      here = false;
    };
  }, [asked, wanted]);
  return refused;
}
