import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { Button } from '../../../design/Button.tsx';
import { EarlyTextArea } from '../../../design/early-fields.tsx';
import { FieldError } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { NeedsScript } from '../../../design/NeedsScript.tsx';
import { Card } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';

interface ComposeFormProps {
  /** Ties buttons outside the form (header, side) to it. */
  id: string;
  onSubmit: () => void;
  /** What can be sent without script, in its place; a hint where nothing can. */
  withoutScript?: ReactNode;
  /** Where it belongs, title, text, photos, tools: from top to bottom. */
  children: ReactNode;
}

/** The composer's card. */
export function ComposeForm({ id, onSubmit, withoutScript, children }: ComposeFormProps) {
  const t = useT();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={id} className="card compose" onSubmit={submit} noValidate>
      {withoutScript || <NeedsScript>{t('threads.composeNeedsScript')}</NeedsScript>}
      <div className={withoutScript ? 'scripted contents' : 'contents'}>{children}</div>
    </form>
  );
}

interface ComposeTitleProps {
  id: string;
  value: string;
  error?: string | undefined;
  onChange: (subject: string) => void;
  /** Enter leads on to the text: a title is one line. */
  onEnter?: () => void;
}

/** The title, without a box. */
export function ComposeTitle({ id, value, error, onChange, onEnter }: ComposeTitleProps) {
  const t = useT();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter?.();
  };
  return (
    <>
      <EarlyTextArea
        id={id}
        className="compose-title"
        dir="auto"
        rows={1}
        value={value}
        maxLength={postLimits.subjectMax}
        aria-label={t('threads.title')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        placeholder={t('threads.titlePlaceholder')}
        enterKeyHint="next"
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target.value.replace(/[\r\n]+/g, ' '))}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}

interface ComposeToolsProps {
  /** Visible characters so far. */
  count: number;
  /** A second row, opened by one of the tools. */
  more?: ReactNode;
  children: ReactNode;
}

/** From here on the count shows: few posts come near the end. */
const countedFrom = postLimits.messageMax * 0.9;

/** The row of tools: in the card on wide windows, above the keyboard on phones. */
export function ComposeTools({ count, more, children }: ComposeToolsProps) {
  const t = useT();
  const tone = count > postLimits.messageMax ? 'text-danger-text' : 'text-ink-3';
  return (
    <div className="compose-tools">
      {count >= countedFrom && (
        <p className={`num px-3 text-end text-xs ${tone}`}>
          {t('threads.counter', { count, max: postLimits.messageMax })}
        </p>
      )}
      {more}
      <div className="flex items-center" role="toolbar" aria-label={t('threads.insert')}>
        {children}
      </div>
    </div>
  );
}

interface PublishProps {
  /** Id of the composer's form. */
  form: string;
  busy: boolean;
  /** What is still missing, in words: the button is off, and a press says so. */
  missing?: string | undefined;
  onMissing?: () => void;
  editing?: boolean;
  small?: boolean;
}

export function PublishButton({ form, busy, missing, onMissing, editing, small }: PublishProps) {
  const t = useT();
  const [verb, running] = editing ? ['shell.save', 'shell.saving'] : ['threads.publish', 'threads.publishing'];
  return (
    <Button
      type={missing ? 'button' : 'submit'}
      form={form}
      small={small}
      wide={!small}
      className="scripted"
      busy={busy && t(running!)}
      aria-disabled={missing ? true : undefined}
      aria-description={missing}
      onClick={missing ? onMissing : undefined}
    >
      {t(verb!)}
    </Button>
  );
}

interface DraftMarkProps {
  draft: 'account' | 'saved' | 'off' | undefined;
  /** Why it is on this device alone. */
  onlyHere?: string;
  long?: boolean;
}

/** Where the draft is saved, or that it can't be. */
export function DraftMark({ draft, onlyHere = '', long }: DraftMarkProps) {
  const t = useT();
  const saved = draft === 'account' ? t('drafts.synced') : t('threads.draftSaved');
  const said = onlyHere === '' ? saved : t('drafts.onlyHere', { why: onlyHere });
  const words = draft === 'off' ? t('threads.draftOff') : long ? said : t('threads.draftSavedShort');
  return (
    <span role="status" className={long ? 'draft-mark' : 'draft-mark draft-mark-short'}>
      {draft && (
        <>
          {draft !== 'off' && <Icon name="check" size="s" className="text-success-text" />}
          <span className={draft === 'off' && !long ? 'sr-only' : undefined}>{words}</span>
        </>
      )}
    </span>
  );
}

interface ComposeSideProps {
  publish: ReactNode;
  /** What is missing, or how the draft stands. */
  state?: ReactNode;
  /** The post's settings. */
  children?: ReactNode;
}

/** Beside the composer on wide windows. */
export function ComposeSide({ publish, state, children }: ComposeSideProps) {
  const t = useT();
  return (
    <>
      {/* Without script a post has no settings: what is chosen here would not be sent. */}
      <div className="scripted contents">
        <Card className="flex flex-col gap-3">
          {publish}
          {state}
        </Card>
        {children}
      </div>
      <Card title={t('threads.goodPosts')}>
        <p className="text-sm text-ink-2">{t('threads.goodPostsText')}</p>
      </Card>
    </>
  );
}
