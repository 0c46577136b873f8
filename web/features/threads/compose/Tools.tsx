import { type ReactNode, useDeferredValue, useState } from 'react';
import type { KindName } from '../../../../contract/domains/threads/kinds.ts';
import { visibleLength } from '../../../../contract/primitives/visible-length.ts';
import { IconButton } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { useHeld } from '../../../lib/use-held.ts';
import { useNavigate, useSearch } from '../../../router/hooks.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { OwnEmoticons } from '../../store/index.ts';
import { ComposeTools } from '../components/ComposeForm.tsx';
import { pathOfTool, toolsFor } from '../kinds/composed-kinds.ts';
import type { Editing } from './compose-kind.ts';
import { isSettled } from './compose-state.ts';
import { type ComposeStore, useComposed } from './compose-store.ts';
import type { EditorControl } from './editor-control.ts';
import { FormatTools } from './FormatTools.tsx';
import { TraitTools } from './TraitParts.tsx';

interface ToolsProps {
  kind: KindName;
  store: ComposeStore;
  control: EditorControl;
  editing: Editing | null;
  /** The writer is proving their address, after which more kinds are open to them. */
  verifying: boolean;
  /** Id of the field that takes photos. */
  photoField: string;
  onLink: () => void;
  /** Opens what a trait of that name adds. */
  onTrait: (name: string) => void;
  /** What else a post says of itself; on wide windows it stands beside. */
  settings: ReactNode;
  /** On a phone what is missing stands here, in sight above the keyboard. */
  missing: ReactNode;
}

type Opened = 'emoticons' | 'formats' | null;

/** What can be put into a post: photos first, then what kinds of thread add, names, emoticons, formats. */
export function Tools({
  kind,
  store,
  control,
  editing,
  verifying,
  photoField,
  onLink,
  onTrait,
  settings,
  missing,
}: ToolsProps) {
  const t = useT();
  const [opened, setOpened] = useState<Opened>(null);
  const [more, setMore] = useState(false);
  const toggle = (what: Opened) => () => setOpened(opened === what ? null : what);
  return (
    <>
      <ComposeTools
        count={useCount(store)}
        more={
          <>
            {missing}
            {opened === 'emoticons' && <Emoticons control={control} onFailed={() => setOpened(null)} />}
            {opened === 'formats' && <FormatTools control={control} onLink={onLink} />}
          </>
        }
      >
        <IconButton
          icon="image"
          label={t('threads.photos')}
          onClick={() => document.getElementById(photoField)?.click()}
        />
        {!editing && <KindTools {...{ kind, store, verifying }} />}
        <IconButton
          icon="at-sign"
          label={t('threads.mention')}
          onClick={() => control.run((editor) => editor.beginName())}
        />
        <IconButton
          icon="smile"
          label={t('threads.emoticons')}
          aria-expanded={opened === 'emoticons'}
          onClick={toggle('emoticons')}
        />
        <IconButton
          icon="type"
          label={t('threads.formats')}
          aria-expanded={opened === 'formats'}
          onClick={toggle('formats')}
        />
        {editing?.first !== false && <TraitTools onOpen={onTrait} />}
        {settings && (
          <IconButton
            icon="plus"
            label={t('threads.moreOptions')}
            className="ms-auto lg:hidden"
            onClick={() => setMore(true)}
          />
        )}
      </ComposeTools>
      <Dialog open={more} onClose={() => setMore(false)} title={t('threads.moreOptions')} shape="sheet">
        {settings}
      </Dialog>
    </>
  );
}

function Emoticons({ control, onFailed }: Pick<ToolsProps, 'control'> & { onFailed: () => void }) {
  return (
    <div className="quiet mb-2">
      <OwnEmoticons onPick={({ alt }) => control.run((editor) => editor.insert(alt))} onFailed={onFailed} />
    </div>
  );
}

/** The kinds that a post can become while it is written, for those who may post them; pressed again it is plain. */
function KindTools({ kind, store, verifying }: Pick<ToolsProps, 'kind' | 'store' | 'verifying'>) {
  const t = useT();
  const navigate = useNavigate();
  const settled = useComposed(store, isSettled);
  // Nothing moves under what is being published.
  const mayPost = useHeld(useSession()?.mayPost, verifying || settled) ?? [];
  const draft = useSearch().get('draft');
  const query = draft === null ? '' : `?draft=${draft}`;
  return toolsFor(mayPost).map((tool) => (
    <IconButton
      key={tool.kind}
      icon={tool.icon}
      label={t(tool.text)}
      aria-pressed={tool.kind === kind}
      onClick={() => {
        if (tool.kind === kind) store.dispatch({ kind: 'kind', name: 'plain' });
        navigate(pathOfTool(tool, kind) + query, { replace: true });
      }}
    />
  ));
}

/** Visible characters; they are counted when there is time, and exactly only where it may matter. */
function useCount(store: ComposeStore): number {
  const text = useDeferredValue(useComposed(store, (state) => (state.text.length > 10_000 ? state.text : '')));
  return text === '' ? 0 : visibleLength(text);
}
