import { type ReactNode, useEffect, useId, useState } from 'react';
import { silencedGroup } from '../../../../contract/primitives/access-limits.ts';
import type { Viewer } from '../../../../contract/primitives/viewer.ts';
import { Button } from '../../../design/Button.tsx';
import { FieldError } from '../../../design/fields.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { useHeld } from '../../../lib/use-held.ts';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { openDialog } from '../../../session/dialogs.ts';
import type { ProofDialog } from '../../../session/proof.ts';
import { useSession } from '../../../session/root-data.ts';
import { DefaultLayout } from '../../../shell/layouts/DefaultLayout.tsx';
import { useT } from '../../../texts/texts.tsx';
import { ComposeForm, ComposeSide, ComposeTitle } from '../components/ComposeForm.tsx';
import { ComposePhotos } from '../components/ComposePhotos.tsx';
import { DraftCard } from '../drafts/DraftCard.tsx';
import { DraftNotes } from '../drafts/DraftNotes.tsx';
import { PlainDraft } from '../drafts/PlainDraft.tsx';
import type { ComposerProps } from '../kinds/kind.ts';
import { ComposeLink } from './ComposeLink.tsx';
import { type ComposeKind, type Editing, plainCompose } from './compose-kind.ts';
import { isSettled } from './compose-state.ts';
import { type ComposeStore, useComposed } from './compose-store.ts';
import { type EditorControl, editorControl } from './editor-control.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { NameList } from './NameList.tsx';
import { PlaceChip } from './PlaceChip.tsx';
import { PostsWaiting } from './PostsWaiting.tsx';
import { MissingLine, Publish, type PublishProps, Saved } from './Publish.tsx';
import { RichText } from './RichText.tsx';
import { SimilarThreads } from './SimilarThreads.tsx';
import { Tools } from './Tools.tsx';
import { TraitParts, TraitSheets } from './TraitParts.tsx';
import { type ComposeController, useCompose } from './use-compose.ts';
import { useKindOfDraft } from './use-kind-of-draft.ts';
import { useLeadToRefusal } from './use-lead-to-refusal.ts';
import { useTakeShared } from './use-take-shared.ts';
import { VerifySheetLate } from './VerifySheetLate.tsx';

const PhotoSheet = drawn(part({ for: 'pressed', load: () => import('./PhotoSheet.tsx') }), (m) => m.PhotoSheet);
const noDrafts: readonly number[] = [];

/** How a kind's own part is drawn between title and text. */
export type DrawPart<P> = (fields: { part: P; changePart: (change: (part: P) => P) => void }) => ReactNode;

/** The form without script. A draft brings its kind's part along; a new post of a kind would be sent as a plain one. */
const plainForm = (kind: string, asked: NonNullable<ComposerProps['asked']> | null) =>
  (asked || kind === 'plain') && <PlainDraft asked={asked} />;

/** The composer of a plain post, also for changing one. */
export const PlainComposer = (props: ComposerProps) => <ComposeScreen {...props} kind={plainCompose} />;

/** The composer of a kind of thread. Nothing here is drawn again while somebody types: what shows it asks the store. */
export function ComposeScreen<P>({
  uid,
  editing,
  kind,
  asked = null,
  drafts = noDrafts,
  drawPart,
  withoutScript,
}: ComposerProps & { kind: ComposeKind<P>; drawPart?: DrawPart<P>; withoutScript?: ReactNode }) {
  const t = useT();
  const form = useId();
  const compose = useCompose(uid, editing, kind, asked);
  const { store, verifying } = compose;
  useLeadToRefusal(store, form);
  useTakeShared(store, editing === null && kind.name === 'plain');
  const [control] = useState(editorControl);
  const [opened, setOpened] = useState<Opened>(null);
  useKindOfDraft(store, kind.name, editing === null);
  const title = t(editing ? kind.editTitle : kind.title);
  const publish: PublishProps = {
    ...{ form, compose: compose as ComposeController<unknown>, editing, partMissing: kind.missing, control },
    onBoard: () => setOpened('board'),
  };
  const whole = editing?.first !== false;
  const settings = whole && <SettingsBeside {...{ uid, editing, store, asked, drafts }} />;
  return (
    <DefaultLayout
      columns="two"
      ownBar
      head={{ title, actions: <HeadActions {...publish} store={store} /> }}
      namePlate={null}
      right={<ComposeSide publish={<Publish {...publish} />}>{settings}</ComposeSide>}
    >
      <h1 className="sr-only">{title}</h1>
      <ProofNote store={store} verifying={verifying} />
      <PostsWaiting uid={uid} />
      {!editing && <DraftNotes {...{ store, asked, drafts }} />}
      <ComposeForm
        id={form}
        onSubmit={compose.send}
        withoutScript={withoutScript ?? (!editing && plainForm(kind.name, asked))}
      >
        <Settling store={store}>
          {whole && <Places {...{ uid, store, opened, setOpened }} edited={editing} />}
          {whole && <Title id={`${form}-title`} store={store} control={control} isNew={!editing} />}
          {drawPart && <PartOf compose={compose} drawPart={drawPart} />}
          <Words store={store} control={control} />
          {whole && <TraitParts at="Words" {...{ uid, store }} edited={editing} />}
          <ComposeLink store={store} />
          <Photos store={store} pick={`${form}-photos`} />
          {whole && <TraitParts at="End" {...{ uid, store }} edited={editing} />}
          <FormError store={store} />
          <Tools
            kind={kind.name}
            {...{ store, control, editing, settings, verifying }}
            missing={<MissingLine {...publish} />}
            photoField={`${form}-photos`}
            onLink={() => setOpened('link')}
            onTrait={setOpened}
          />
        </Settling>
      </ComposeForm>
      <Sheets {...{ uid, opened, store, control }} edited={editing} close={() => setOpened(null)} />
      <VerifySheetLate open={verifying} onEnd={compose.endVerifying} />
    </DefaultLayout>
  );
}

/** What else a post says of itself, and its drafts. */
function SettingsBeside({ uid, editing, store, asked, drafts }: StoreProps & BesideProps) {
  const t = useT();
  return (
    <Settling store={store}>
      {!editing && <DraftCard {...{ store, asked, drafts }} />}
      <Card label={t('threads.settings')}>
        <TraitParts at="Setting" {...{ uid, store }} edited={editing} />
      </Card>
    </Settling>
  );
}

type BesideProps = Pick<ComposerProps, 'uid' | 'editing'> & {
  asked: NonNullable<ComposerProps['asked']> | null;
  drafts: readonly number[];
};

interface StoreProps {
  store: ComposeStore;
}

/** While it is on its way, and until its thread stands, the post is shown as it was sent, and nothing of it is changed. */
const Settling = ({ store, children }: StoreProps & { children: ReactNode }) => (
  <div className="contents" inert={useComposed(store, isSettled)}>
    {children}
  </div>
);

/** What stands in the header of a phone: whether it is saved, and the way out. */
const HeadActions = ({ store, ...publish }: StoreProps & PublishProps) => (
  <>
    <Saved store={store} />
    <Publish {...publish} small />
  </>
);

/** What lies over the composer: `link`, `board`, or what the trait of that name opens. */
type Opened = string | null;

interface PostProps extends StoreProps {
  uid: number;
  edited: Editing | null;
}

interface PlacesProps extends PostProps {
  opened: Opened;
  setOpened: (opened: Opened) => void;
}

/** Where the post belongs: its board, and what its traits say. */
const Places = ({ opened, setOpened, ...post }: PlacesProps) => (
  <div className="compose-places">
    <PlaceChip store={post.store} open={opened === 'board'} setOpen={(open) => setOpened(open ? 'board' : null)} />
    <TraitParts at="Chip" {...post} />
  </div>
);

interface SheetsProps extends PostProps {
  opened: Opened;
  close: () => void;
  control: EditorControl;
}

/** What the tools open. */
const Sheets = ({ opened, close, control, ...post }: SheetsProps) => (
  <>
    <LinkDialog open={opened === 'link'} onClose={close} onLink={(url) => control.run((editor) => editor.link(url))} />
    <TraitSheets {...{ opened, close, ...post }} />
  </>
);

function Title({ id, store, control, isNew }: StoreProps & { id: string; control: EditorControl; isNew: boolean }) {
  const subject = useComposed(store, (state) => state.subject);
  const error = useComposed(store, ({ errors }) => errors.subject);
  useEffect(() => {
    // Whoever comes to write begins with the title, unless they write elsewhere already.
    if (isNew && store.get().subject === '' && document.activeElement === document.body) {
      document.getElementById(id)?.focus({ preventScroll: true });
    }
  }, [id, store, isNew]);
  return (
    <>
      <ComposeTitle
        id={id}
        value={subject}
        error={error}
        onChange={(written) => store.dispatch({ kind: 'subject', subject: written })}
        onEnter={() => control.run((editor) => editor.focus())}
      />
      {isNew && <SimilarThreads subject={subject} />}
    </>
  );
}

/** What the kind adds. */
function PartOf<P>({ compose, drawPart }: { compose: ComposeController<P>; drawPart: DrawPart<P> }) {
  const { store, begin } = compose;
  const now = () => (store.get().part as P | null) ?? begin;
  const part = useComposed(store, (state) => state.part as P | null) ?? begin;
  return drawPart({ part, changePart: (change) => store.dispatch({ kind: 'part', part: change(now()) }) });
}

function Words({ store, control }: StoreProps & { control: EditorControl }) {
  const error = useComposed(store, ({ errors }) => errors.editor);
  return (
    <>
      <RichText store={store} control={control} />
      {error && <FieldError>{error}</FieldError>}
      <NameList control={control} onNamed={(mention) => store.dispatch({ kind: 'mention', mention })} />
    </>
  );
}

function Photos({ store, pick }: StoreProps & { pick: string }) {
  const photos = useComposed(store, (state) => state.photos);
  const [opened, setOpened] = useState<string | null>(null);
  const { uploads } = store;
  return (
    <>
      <ComposePhotos
        photos={photos}
        pick={pick}
        onAdd={(files) => uploads.add(files)}
        onRemove={uploads.remove}
        onRetry={(key) => photos.filter((photo) => photo.key === key).forEach(uploads.retry)}
        onOpen={setOpened}
        onMove={uploads.move}
      />
      <PhotoSheet
        wanted={opened !== null}
        onFailed={() => setOpened(null)}
        photos={photos}
        opened={opened}
        onOpen={setOpened}
        uploads={uploads}
      />
    </>
  );
}

function FormError({ store }: StoreProps) {
  const error = useComposed(store, ({ errors }) => errors.form);
  if (!error) return null;
  return (
    <div className="mt-3" tabIndex={-1} data-refused="">
      <Note tone="error">{error}</Note>
    </div>
  );
}

const obstacles: Readonly<Record<Exclude<ProofDialog, 'verify'>, string>> = {
  silenced: 'threads.refusal.may_not_speak',
  guardian: 'threads.refusal.needs_consent',
};

/** What is in the way beforehand; an address to verify is a step of publishing. */
function obstacleOf({ groupid, verified, needsConsent }: Viewer): keyof typeof obstacles | undefined {
  if (groupid === silencedGroup) return 'silenced';
  return verified && needsConsent ? 'guardian' : undefined;
}

/** Says before anything is written what is in the way; what is typed meanwhile stays. */
function ProofNote({ store, verifying }: StoreProps & { verifying: boolean }) {
  const t = useT();
  const settled = useComposed(store, isSettled);
  const viewer = useHeld(useSession(), verifying || settled);
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
