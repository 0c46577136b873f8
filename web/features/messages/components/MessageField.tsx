import { useState } from 'react';
import type { FoundMember } from '../../../../contract/domains/follows/shapes.ts';
import type { ChatMessages } from '../../../../contract/domains/messages/chat-shapes.ts';
import { messageLimits } from '../../../../contract/domains/messages/limits.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { IconButton } from '../../../design/Button.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note } from '../../../design/parts.tsx';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { wordsOfSaid } from '../../../session/refused-form.ts';
import { useT } from '../../../texts/texts.tsx';
import { FieldNames } from '../../follows/index.ts';
import { OwnEmoticons } from '../../store/index.ts';
import { messageField, sayAction } from '../form-actions.ts';
import type { Quoted, useWriting } from '../use-writing.ts';
import { MessageText } from './MessageText.tsx';

const PhotoSheet = drawn(part({ for: 'pressed', load: () => import('./PhotoSheet.tsx') }), (m) => m.PhotoSheet);

const { textMax } = messageLimits;
/** From here on the characters are counted for who writes. */
const countedFrom = 400;

interface MessageFieldProps {
  page: ChatMessages;
  name: string;
  clientID: string;
  writing: ReturnType<typeof useWriting>;
  /** Said above the field: what is left to send, that an admin reads first. */
  hint: string | undefined;
  /** A first message is words alone. */
  takesPhotos: boolean;
  near: readonly FoundMember[];
  onTyping: () => void;
  onPhoto: (photo: Blob, text: string) => void;
}

/** Where a message is written: Enter sends it, and Ctrl+Enter begins a new line (R-CHT-016). */
export function MessageField(props: MessageFieldProps) {
  const { page, clientID, writing, hint, takesPhotos, near, onPhoto } = props;
  const t = useT();
  const { refused, text, quote, setText, blank, field, insert, send, answer } = writing;
  const [picking, setPicking] = useState(false);
  const [photo, setPhoto] = useState<File | null>(null);
  // Emoticons stand where the keyboard stood.
  const pick = () => {
    if (!picking) field.current?.blur();
    setPicking(!picking);
  };
  return (
    <div className="chat-write">
      {refused && <Note tone="error">{wordsOfSaid(refused)}</Note>}
      {hint && (
        <p className="chat-hint">
          <Icon name="info" size="s" />
          <span>{hint}</span>
        </p>
      )}
      {quote && <QuoteLine quote={quote} onDrop={() => answer(undefined)} />}
      <FieldNames field={field} value={text} onChange={setText} near={near} />
      <div className="chat-write-row">
        <IconButton
          icon="smile"
          className="scripted"
          label={t('messages.emoticons')}
          aria-expanded={picking}
          onClick={pick}
        />
        <Words {...props} onFocus={() => setPicking(false)} />
        {takesPhotos && <PhotoButton onPick={setPhoto} />}
        <FormButton
          action={sayAction(page.conversationID, clientID)}
          className="chat-send"
          aria-label={t('messages.send')}
          onClick={send}
        >
          <Icon name="send" flip />
        </FormButton>
        <span className="chat-blank" role="status">
          {blank.shown && <span>{t('messages.refusal.blank')}</span>}
        </span>
      </div>
      {picking && (
        <div className="chat-emoticons">
          <OwnEmoticons onPick={({ alt }) => insert(alt)} onFailed={() => setPicking(false)} />
        </div>
      )}
      {photo && (
        <PhotoSheet
          file={photo}
          text={text}
          onClose={() => setPhoto(null)}
          onFailed={() => setPhoto(null)}
          onSend={(sized, words) => {
            setPhoto(null);
            setText('');
            onPhoto(sized, words);
          }}
        />
      )}
    </div>
  );
}

/** The words themselves, counted where they come near their end. */
function Words({ name, writing, onTyping, onFocus }: MessageFieldProps & { onFocus: () => void }) {
  const t = useT();
  const { text, setText, blank, field, onKeyDown } = writing;
  return (
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
        onFocus={onFocus}
        onChange={(event) => {
          setText(event.target.value);
          onTyping();
        }}
        onKeyDown={onKeyDown}
      />
      {text.length >= countedFrom && (
        <span className="num flex-none text-xs text-ink-3">
          {t('messages.counter', { count: text.length, max: textMax })}
        </span>
      )}
    </span>
  );
}

/** The message that is answered, above the field. */
function QuoteLine({ quote, onDrop }: { quote: Quoted; onDrop: () => void }) {
  const t = useT();
  return (
    <div className="chat-quote-line">
      <Icon name="reply" size="s" />
      <span className="min-w-0 flex-1">
        <b className="block truncate text-xs" dir="auto">
          {quote.nick}
        </b>
        <span className="block truncate text-sm" dir="auto">
          <MessageText text={quote.text} />
        </span>
      </span>
      <IconButton icon="x" label={t('messages.noQuote')} onClick={onDrop} />
    </div>
  );
}

/** Opens the device's own choice of a photo. */
function PhotoButton({ onPick }: { onPick: (file: File) => void }) {
  const t = useT();
  return (
    <label className="icon-btn scripted focus-within:outline-3 focus-within:outline-focus">
      <span className="sr-only">{t('messages.sendPhoto')}</span>
      <Icon name="image" />
      <input
        type="file"
        className="sr-only"
        accept="image/jpeg,image/png,image/webp,image/gif"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onPick(file);
        }}
      />
    </label>
  );
}
