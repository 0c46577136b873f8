import type { FormEvent, ReactNode } from 'react';
import { threadLimits } from '../../../../contract/domains/threads/limits.ts';
import { Button } from '../../../design/Button.tsx';
import { EarlyTextArea, FieldError } from '../../../design/fields.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { NeedsScript } from '../../../design/states.tsx';
import { useT } from '../../../texts/texts.tsx';

interface ComposeFormProps {
  /** Ties buttons outside the form (header, side) to it. */
  id: string;
  /** A reply has no title. */
  titled?: boolean;
  subject: string;
  onSubject: (subject: string) => void;
  subjectError?: string | undefined;
  onSubmit: () => void;
  /** What the kind of thread adds. */
  part?: ReactNode;
  /** The editor, which brings its own field. */
  editor: ReactNode;
  editorError?: string | undefined;
  photos: ReactNode;
  tools: ReactNode;
  /** The server's words about the whole. */
  error?: string | undefined;
}

/** The composer's card: a title without a box, the text, the photos, the tools. */
export function ComposeForm(props: ComposeFormProps) {
  const {
    id,
    titled = true,
    subject,
    onSubject,
    subjectError,
    onSubmit,
    part,
    editor,
    editorError,
    photos,
    tools,
    error,
  } = props;
  const t = useT();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={id} className="card compose" onSubmit={submit} noValidate>
      <NeedsScript>{t('threads.composeNeedsScript')}</NeedsScript>
      {titled && (
        <EarlyTextArea
          className="compose-title"
          dir="auto"
          rows={1}
          value={subject}
          maxLength={threadLimits.subjectMax}
          aria-label={t('threads.title')}
          aria-invalid={subjectError ? true : undefined}
          aria-describedby={subjectError ? `${id}-subject` : undefined}
          placeholder={t('threads.title')}
          onChange={(event) => onSubject(event.target.value.replace(/[\r\n]+/g, ' '))}
        />
      )}
      {subjectError && <FieldError id={`${id}-subject`}>{subjectError}</FieldError>}
      {part}
      {editor}
      {editorError && <FieldError>{editorError}</FieldError>}
      {photos}
      {error && (
        <div className="mt-3">
          <Note tone="error">{error}</Note>
        </div>
      )}
      {tools}
    </form>
  );
}

interface ComposeToolsProps {
  /** Visible characters so far. */
  count: number;
  children: ReactNode;
}

/** From here on the counter shows on phones, too: their row is full of tools, and few posts come near the end. */
const countedFrom = threadLimits.messageMax * 0.9;

/** The row of tools: in the card on wide windows, above the keyboard on phones. */
export function ComposeTools({ count, children }: ComposeToolsProps) {
  const t = useT();
  const tone = count > threadLimits.messageMax ? 'text-danger-text' : 'text-ink-3';
  return (
    <div className="compose-tools" role="toolbar" aria-label={t('threads.insert')}>
      {children}
      <span className={`num ms-auto px-3 text-xs ${tone}${count < countedFrom ? ' max-sm:hidden' : ''}`}>
        {t('threads.counter', { count, max: threadLimits.messageMax })}
      </span>
    </div>
  );
}

interface PublishProps {
  /** Id of the composer's form. */
  form: string;
  busy: boolean;
  disabled?: boolean;
  editing?: boolean;
  small?: boolean;
}

export function PublishButton({ form, busy, disabled, editing, small }: PublishProps) {
  const t = useT();
  const [verb, running] = editing ? ['shell.save', 'shell.saving'] : ['threads.publish', 'threads.publishing'];
  return (
    <Button type="submit" form={form} small={small} wide={!small} disabled={disabled} busy={busy && t(running!)}>
      {t(verb!)}
    </Button>
  );
}

interface ComposeSideProps {
  publish: ReactNode;
  draft?: 'saved' | 'off' | undefined;
  /** The post's settings. */
  children?: ReactNode;
}

/** Beside the composer on wide windows. `draft` says how the copy on this device stands. */
export function ComposeSide({ publish, draft, children }: ComposeSideProps) {
  const t = useT();
  return (
    <>
      <Card className="flex flex-col gap-3">
        {publish}
        {draft && (
          <p className="text-xs text-ink-3">{t(draft === 'saved' ? 'threads.draftSaved' : 'threads.draftOff')}</p>
        )}
      </Card>
      {children}
      <Card title={t('threads.goodPosts')}>
        <p className="text-sm text-ink-2">{t('threads.goodPostsText')}</p>
      </Card>
    </>
  );
}
