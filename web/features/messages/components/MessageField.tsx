import { type KeyboardEvent, useEffect, useState } from 'react';
import { messageLimits, messageTimes } from '../../../../contract/domains/messages/limits.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { IconButton } from '../../../design/Button.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note } from '../../../design/parts.tsx';
import { sharedIn } from '../../../lib/message-path.ts';
import { useTypedBefore } from '../../../lib/typed-before.ts';
import { useLocation } from '../../../router/hooks.ts';
import { wordsOfSaid } from '../../../session/refused-form.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { FieldNames } from '../../follows/index.ts';
import { OwnEmoticons } from '../../store/index.ts';
import { messageField, sendAction } from '../form-actions.ts';

const { textMax } = messageLimits;
/** From here on the characters are counted for who writes. */
const countedFrom = 400;

interface MessageFieldProps {
  to: { plid: number; uid: number };
  name: string;
  onSend: (text: string) => void;
}

/** Where a message is written: Enter sends it, and Ctrl+Enter begins a new line (R-CHT-016). */
export function MessageField({ to, name, onSend }: MessageFieldProps) {
  const t = useT();
  const { refused, text, setText, blank, field, insert, send, onKeyDown } = useWriting(onSend);
  const [picking, setPicking] = useState(false);
  return (
    <div className="chat-write">
      {refused && <Note tone="error">{wordsOfSaid(refused)}</Note>}
      {picking && <OwnEmoticons onPick={({ alt }) => insert(alt)} onFailed={() => setPicking(false)} />}
      <FieldNames field={field} value={text} onChange={(now) => setText(now.slice(0, textMax))} />
      <div className="chat-write-row">
        <IconButton
          icon="smile"
          label={t('messages.emoticons')}
          aria-expanded={picking}
          onClick={() => setPicking(!picking)}
        />
        <span className="input chat-field">
          <textarea
            ref={field}
            dir="auto"
            rows={1}
            form={pageForm}
            name={messageField}
            value={text}
            maxLength={textMax}
            aria-label={t('messages.fieldTo', { name })}
            placeholder={t('messages.field')}
            aria-invalid={blank.shown || undefined}
            enterKeyHint="send"
            data-own-keys
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {text.length >= countedFrom && (
            <span className="num flex-none text-xs text-ink-3">
              {t('messages.counter', { count: text.length, max: textMax })}
            </span>
          )}
        </span>
        <FormButton action={sendAction(to)} className="chat-send" aria-label={t('messages.send')} onClick={send}>
          <Icon name="send" flip />
        </FormButton>
        <span className="chat-blank" role="status">
          {blank.shown && <span>{t('messages.refusal.blank')}</span>}
        </span>
      </div>
    </div>
  );
}

/** What is typed into the field, and the keys that send it. */
export function useWriting(onSend: (text: string) => void) {
  const { said, publicUrl } = useRootData();
  const shared = sharedIn(useLocation().search);
  const refused = said?.call === 'messages.send' && said.refused ? said : undefined;
  const [text, setText] = useState(refused?.fields[messageField] ?? (shared ? `${publicUrl}${shared} ` : ''));
  const blank = useBlankHint();
  const field = useTypedBefore<HTMLTextAreaElement>();
  const insert = (added: string) => {
    const at = field.current?.selectionStart ?? text.length;
    const end = field.current?.selectionEnd ?? at;
    setText((text.slice(0, at) + added + text.slice(end)).slice(0, textMax));
  };
  const send = () => {
    if (text.trim() === '') return blank.show();
    onSend(text.trim());
    setText('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) insert('\n');
    else send();
  };
  return { refused, text, setText, blank, field, insert, send, onKeyDown };
}

/** Says for a moment that a blank message can't be sent (R-CHT-012). */
function useBlankHint() {
  const [shownAt, setShownAt] = useState(0);
  useEffect(() => {
    if (shownAt === 0) return;
    const timer = setTimeout(() => setShownAt(0), messageTimes.blankShown * 1000);
    return () => clearTimeout(timer);
  }, [shownAt]);
  return { shown: shownAt > 0, show: () => setShownAt(Date.now()) };
}
