import { showError } from '../../../design/toasts.ts';
import { useT } from '../../../texts/texts.tsx';
import { DraftMark, PublishButton } from '../components/ComposeForm.tsx';
import type { Editing } from './compose-kind.ts';
import { isSettled } from './compose-state.ts';
import { type ComposeStore, useComposed } from './compose-store.ts';
import type { EditorControl } from './editor-control.ts';
import type { ComposeController } from './use-compose.ts';

export interface PublishProps {
  form: string;
  compose: ComposeController<unknown>;
  editing: Editing | null;
  /** Text id of what the kind still lacks. */
  partMissing: string;
  control: EditorControl;
  /** Opens the choice of boards. */
  onBoard: () => void;
}

/** Off while something is missing: pressed all the same it says what, and leads there. */
export function Publish({
  form,
  compose,
  editing,
  partMissing,
  control,
  onBoard,
  small,
}: PublishProps & { small?: boolean }) {
  const { store } = compose;
  const { missing, text } = useMissing(compose, partMissing);
  const busy = useComposed(store, isSettled);
  const lead = () => {
    if (text) showError(text);
    if (missing === 'title') document.getElementById(`${form}-title`)?.focus();
    if (missing === 'part') document.querySelector<HTMLElement>(`#${CSS.escape(form)} [data-missing]`)?.focus();
    if (missing === 'text') control.run((editor) => editor.focus());
    if (missing === 'board') onBoard();
  };
  return (
    <>
      <PublishButton
        form={form}
        small={small}
        busy={busy}
        missing={text ?? undefined}
        onMissing={lead}
        editing={editing !== null}
      />
      {!small && <StateLine store={store} missing={text} />}
    </>
  );
}

/** What is still missing, in words. */
function useMissing({ store, missing: of }: ComposeController<unknown>, partMissing: string) {
  const t = useT();
  const missing = useComposed(store, of);
  return { missing, text: missing && t(missing === 'part' ? partMissing : `threads.missing.${missing}`) };
}

/** On a phone, where the button stands alone in the header: what is missing. */
export function MissingLine({ compose, partMissing }: Pick<PublishProps, 'compose' | 'partMissing'>) {
  const { text } = useMissing(compose, partMissing);
  return text && <p className="px-3 py-1 text-xs text-ink-3 lg:hidden">{text}</p>;
}

/**
 * Beside the wide window's button: what is missing, and how the draft stands. Its two lines hold their place, or the
 * switches below would move away under a press.
 */
function StateLine({ store, missing }: { store: ComposeStore; missing: string | null }) {
  return (
    <div className="flex min-h-11 flex-col gap-3">
      {missing && <p className="text-xs text-ink-3">{missing}</p>}
      <Saved store={store} long />
    </div>
  );
}

/** Where the draft is saved. */
export function Saved({ store, long }: { store: ComposeStore; long?: boolean }) {
  const draft = useComposed(store, (state) => state.draft);
  const onlyHere = useComposed(store, ({ account }) => account.onlyHere);
  return <DraftMark draft={draft} onlyHere={onlyHere} long={long} />;
}
