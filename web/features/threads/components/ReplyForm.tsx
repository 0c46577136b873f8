import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { visibleLength } from '../../../../contract/primitives/visible-length.ts';
import { Button } from '../../../design/Button.tsx';
import { sendsForm } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note } from '../../../design/parts.tsx';
import { showError } from '../../../design/toasts.ts';
import { useScripted } from '../../../lib/use-scripted.ts';
import { useT } from '../../../texts/texts.tsx';
import { replyField } from '../form-actions.ts';

interface ReplyFormProps {
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  error?: string;
  /** Whom the reply answers, where it answers a reply. */
  answers?: string;
  onCancelAnswer?: () => void;
  /** Words of a post that stand before the reply. */
  quote?: ReactNode;
  /** Emoticons, photos. */
  tools?: ReactNode;
  /** What stands under the field: names to choose from, the photos that go with it. */
  beneath?: ReactNode;
  /** It may be sent. */
  ready: boolean;
  /** Where it is sent without script, and what was typed in it then. */
  action?: string;
  fieldRef?: Ref<HTMLTextAreaElement>;
}

/** The field for a reply, inline on wide windows and in a sheet on phones; off until there is text. */
export function ReplyForm(props: ReplyFormProps) {
  const { value, onChange, onSubmit, error, answers, onCancelAnswer, quote, tools, beneath, ready, action, fieldRef } =
    props;
  const scripted = useScripted();
  const t = useT();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="flex flex-col gap-2" onSubmit={submit}>
      {answers && (
        <p className="flex items-center gap-2 text-sm text-ink-2">
          <span className="min-w-0 truncate" dir="auto">
            {t('threads.replyTo', { name: answers })}
          </span>
          {onCancelAnswer && (
            <button type="button" className="icon-btn -my-3" aria-label={t('shell.close')} onClick={onCancelAnswer}>
              <Icon name="x" size="s" />
            </button>
          )}
        </p>
      )}
      {quote}
      <span className="input input-area min-h-19!">
        <textarea
          ref={fieldRef}
          dir="auto"
          form={pageForm}
          name={replyField}
          value={value}
          maxLength={scripted ? undefined : postLimits.quickReplyMax}
          aria-label={t('threads.writeReply')}
          aria-describedby={`${id}c`}
          aria-invalid={error ? true : undefined}
          placeholder={t('threads.replyPlaceholder')}
          data-focus-first
          onChange={(event) => onChange(event.target.value)}
          onPaste={({ clipboardData }) => {
            if (clipboardData.types.every((type) => type === 'Files')) showError(t('threads.refusal.pasted_image'));
          }}
        />
      </span>
      {beneath}
      {error && <Note tone="error">{error}</Note>}
      <div className="flex items-center gap-2">
        {tools}
        <span id={`${id}c`} className="num ms-auto text-xs text-ink-3">
          {t('threads.counter', { count: visibleLength(value), max: postLimits.quickReplyMax })}
        </span>
        <Button {...(scripted ? { type: 'submit' } : sendsForm(action))} disabled={scripted && !ready}>
          {t('threads.reply')}
        </Button>
      </div>
    </form>
  );
}
