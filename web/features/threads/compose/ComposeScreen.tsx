import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { silencedGroup } from '../../../../contract/primitives/access-limits.ts';
import type { Viewer } from '../../../../contract/primitives/viewer.ts';
import { Button, IconButton } from '../../../design/Button.tsx';
import { Emoticons } from '../../../design/Emoticons.tsx';
import { Note } from '../../../design/parts.tsx';
import { showError } from '../../../design/toasts.ts';
import { openDialog } from '../../../session/dialogs.ts';
import type { ProofDialog } from '../../../session/proof.ts';
import { useSession } from '../../../session/root-data.ts';
import { DefaultLayout } from '../../../shell/layouts/DefaultLayout.tsx';
import { useT } from '../../../texts/texts.tsx';
import { ComposeForm, ComposeSide, ComposeTools, PublishButton } from '../components/ComposeForm.tsx';
import { ComposePhotos } from '../components/ComposePhotos.tsx';
import type { ComposerProps } from '../kinds/kind.ts';
import { ComposeSettings } from './ComposeSettings.tsx';
import { type ComposeKind, plainCompose } from './compose-kind.ts';
import { Editor, type EditorHandle } from './Editor.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { type ComposeController, useCompose } from './use-compose.ts';
import { usePhotos } from './use-photos.ts';

/** How a kind's own part is drawn between title and text. */
export type DrawPart<P> = (compose: Pick<ComposeController<P>, 'part' | 'changePart'>) => ReactNode;

/** The composer of a plain post, also for changing one. */
export const PlainComposer = (props: ComposerProps) => <ComposeScreen {...props} kind={plainCompose} />;

/** The composer of a kind of thread. */
export function ComposeScreen<P>({
  uid,
  editing,
  kind,
  drawPart,
}: ComposerProps & { kind: ComposeKind<P>; drawPart?: DrawPart<P> }) {
  const t = useT();
  const form = useId();
  const editor = useRef<EditorHandle>(null);
  const compose = useCompose(uid, editing, kind);
  const { state, dispatch, ready } = compose;
  const photos = usePhotos(dispatch);
  const [linking, setLinking] = useState(false);
  const title = t(editing ? kind.editTitle : kind.title);
  const publish = (small: boolean) => (
    <PublishButton form={form} small={small} busy={state.sending} disabled={!ready} editing={editing !== null} />
  );
  const settings = editing?.first !== false && (
    <ComposeSettings
      uid={uid}
      tid={editing?.tid}
      settings={state}
      onChange={(settings) => dispatch({ kind: 'settings', settings })}
    />
  );
  return (
    <DefaultLayout
      columns="two"
      ownBar
      head={{ title, actions: publish(true) }}
      namePlate={null}
      right={
        <ComposeSide publish={publish(false)} draft={compose.draft}>
          {settings}
        </ComposeSide>
      }
    >
      <h1 className="sr-only">{title}</h1>
      <ProofNote />
      <ComposeForm
        id={form}
        titled={editing?.first !== false}
        subject={state.subject}
        onSubject={(subject) => dispatch({ kind: 'subject', subject })}
        subjectError={state.errors.subject}
        onSubmit={() => ready && compose.send()}
        error={state.errors.form}
        editorError={state.errors.editor}
        part={drawPart?.(compose)}
        editor={<WordsOf compose={compose} editor={editor} />}
        photos={
          <ComposePhotos
            photos={state.photos}
            onAdd={photos.add}
            onRemove={photos.remove}
            onRetry={(key) => state.photos.filter((photo) => photo.key === key).forEach(photos.retry)}
            onCaption={photos.caption}
          />
        }
        tools={<Tools editor={editor} text={state.text} onLink={() => setLinking(true)} />}
      />
      <LinkDialog open={linking} onClose={() => setLinking(false)} onLink={(url) => editor.current?.link(url)} />
      {settings && <div className="lg:hidden">{settings}</div>}
    </DefaultLayout>
  );
}

function WordsOf({
  compose: { state, dispatch, start },
  editor,
}: {
  compose: Pick<ComposeController<unknown>, 'state' | 'dispatch' | 'start'>;
  editor: RefObject<EditorHandle | null>;
}) {
  const t = useT();
  return (
    <Editor
      ref={editor}
      start={start}
      empty={state.text.trim() === ''}
      error={state.errors.editor}
      onChange={(html, text) => dispatch({ kind: 'text', html, text })}
      onPasted={(what) => showError(t(`threads.refusal.pasted_${what}`))}
    />
  );
}

const obstacles: Record<ProofDialog, string> = {
  silenced: 'threads.refusal.may_not_speak',
  verify: 'threads.refusal.unverified',
  guardian: 'threads.refusal.needs_consent',
};

function obstacleOf({ groupid, verified, needsConsent }: Viewer): ProofDialog | undefined {
  if (groupid === silencedGroup) return 'silenced';
  if (!verified) return 'verify';
  return needsConsent ? 'guardian' : undefined;
}

/** Says before anything is written what is in the way; what is typed meanwhile stays. */
function ProofNote() {
  const t = useT();
  const viewer = useSession();
  const proof = viewer && obstacleOf(viewer);
  if (!proof) return null;
  return (
    <Note tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>{t(obstacles[proof])}</span>
        <Button small onClick={() => openDialog(proof)}>
          {t(`threads.proof.${proof}`)}
        </Button>
      </div>
    </Note>
  );
}

const graphemes = (text: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.trim())].length;

interface ToolsProps {
  editor: { current: EditorHandle | null };
  text: string;
  onLink: () => void;
}

function Tools({ editor, text, onLink }: ToolsProps) {
  const t = useT();
  const [picking, setPicking] = useState(false);
  const format = (command: Parameters<EditorHandle['format']>[0]) => () => editor.current?.format(command);
  return (
    <>
      {picking && (
        <div className="quiet mt-3">
          <Emoticons onPick={({ alt }) => editor.current?.insert(alt)} onFailed={() => setPicking(false)} />
        </div>
      )}
      <ComposeTools count={graphemes(text)}>
        <IconButton icon="bold" label={t('threads.bold')} onClick={format('bold')} />
        <IconButton icon="italic" label={t('threads.italic')} onClick={format('italic')} />
        <IconButton icon="list" label={t('threads.list')} onClick={format('insertUnorderedList')} />
        <IconButton icon="list-ordered" label={t('threads.numberedList')} onClick={format('insertOrderedList')} />
        <IconButton icon="quote" label={t('threads.quote')} onClick={format('quote')} />
        <IconButton icon="link" label={t('threads.link')} onClick={onLink} />
        <IconButton
          icon="smile"
          label={t('threads.emoticons')}
          aria-expanded={picking}
          onClick={() => setPicking(!picking)}
        />
      </ComposeTools>
    </>
  );
}
