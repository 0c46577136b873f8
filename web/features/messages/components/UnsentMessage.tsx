import { Icon } from '../../../design/Icon.tsx';
import { useReadOnly } from '../../../session/use-read-only.ts';
import { useT } from '../../../texts/texts.tsx';
import { useRoom } from '../room.ts';
import type { GoingPhoto } from '../use-photos-out.ts';
import type { Unsent } from '../use-sending.ts';
import { MessageText } from './MessageText.tsx';

/** One that waited so long says when it was written: its time is the server's. */
const lateSeconds = 3600;

export interface UnsentActs {
  retry: (key: string) => void;
  edit: (message: Unsent) => void;
  copy: (text: string) => void;
  drop: (key: string) => void;
}

interface UnsentProps {
  message: Unsent;
  acts: UnsentActs;
  /** How many of the same state end with it; 0 for one of which the next says it. */
  ends: number;
}

/** How many messages of one state end with each: their state is said once, under the last. */
export function endsOf(unsent: readonly Unsent[]): number[] {
  let count = 0;
  return unsent.map(({ state }, at) => {
    count += 1;
    if (state !== 'failed' && unsent[at + 1]?.state === state) return 0;
    const ends = count;
    count = 0;
    return ends;
  });
}

/** A message that is on its way, waits, or was not sent (R-CHT-013). */
export function UnsentMessage({ message, acts, ends }: UnsentProps) {
  const { text, quote, picture, state } = message;
  return (
    <li className="chat-group chat-own" data-state={state}>
      <div className="chat-bubbles">
        <div className={state === 'failed' ? 'chat-bubble chat-bad' : 'chat-bubble chat-pale'} dir="auto">
          {quote && (
            <span className="chat-quote">
              <b dir="auto">{quote.nick}</b>
              <span dir="auto">
                <MessageText text={quote.text} />
              </span>
            </span>
          )}
          {picture && <img className="chat-photo-going" src={picture} alt="" />}
          <MessageText text={text} />
        </div>
        {ends > 0 && <Fate message={message} count={ends} />}
        {ends > 0 && state !== 'sending' && <Ways message={message} acts={acts} ends={ends} />}
      </div>
    </li>
  );
}

/** What is known of it: sending, waiting for a connection, or why it failed. */
function Fate({ message: { state, reason, at }, count }: { message: Unsent; count: number }) {
  const t = useT();
  const { times, page } = useRoom();
  const readOnly = useReadOnly();
  if (state === 'failed')
    return (
      <span className="chat-time chat-failed" role="alert">
        <Icon name="circle-alert" size="s" />
        <span dir="auto">{reason}</span>
      </span>
    );
  const isLate = page.lastID > 0 && Date.now() / 1000 - at > lateSeconds;
  return (
    <span className="chat-time" role="status">
      <Icon name="clock" size="s" />
      <span>
        {state === 'waits' ? t(readOnly ? 'messages.paused' : 'messages.waitCount', { count }) : t('shell.sending')}
      </span>
      {isLate && <span>{t('messages.writtenAt', { time: times.moment(at) })}</span>}
    </span>
  );
}

function Ways({ message, acts, ends }: UnsentProps) {
  const t = useT();
  const { key, text, state, again } = message;
  const mayTry = state === 'failed' && again;
  const button = (words: string, onClick: () => void) => (
    <button type="button" className="btn btn-text btn-small" onClick={onClick}>
      {words}
    </button>
  );
  return (
    <span className="chat-acts">
      {mayTry ? button(t('messages.tryAgain'), () => acts.retry(key)) : null}
      {mayTry ? null : button(t(ends > 1 ? 'messages.editLast' : 'messages.edit'), () => acts.edit(message))}
      {state === 'failed' && text !== '' ? button(t('messages.copy'), () => acts.copy(text)) : null}
      {button(t('messages.drop'), () => acts.drop(key))}
    </span>
  );
}

/** A photo on its way to the server, with how much of it is there. */
export function GoingPhotoMessage({ photo, onRetry, onStop }: GoingPhotoProps) {
  const t = useT();
  const { text, preview, percent, failed } = photo;
  return (
    <li className="chat-group chat-own" data-state={failed === '' ? 'sending' : 'failed'}>
      <div className="chat-bubbles">
        <div className={failed === '' ? 'chat-bubble chat-pale' : 'chat-bubble chat-bad'} dir="auto">
          <img className="chat-photo-going" src={preview} alt="" />
          {failed === '' && <progress className="chat-progress" max={100} value={percent} />}
          <MessageText text={text} />
        </div>
        <span className={failed === '' ? 'chat-time' : 'chat-time chat-failed'} role={failed ? 'alert' : undefined}>
          <Icon name={failed === '' ? 'clock' : 'circle-alert'} size="s" />
          <span>{failed || t('messages.sendingPhoto', { percent })}</span>
        </span>
        <span className="chat-acts">
          {failed !== '' && (
            <button type="button" className="btn btn-text btn-small" onClick={onRetry}>
              {t('messages.tryAgain')}
            </button>
          )}
          <button type="button" className="btn btn-text btn-small" onClick={onStop}>
            {t(failed === '' ? 'messages.stop' : 'messages.drop')}
          </button>
        </span>
      </div>
    </li>
  );
}

interface GoingPhotoProps {
  photo: GoingPhoto;
  onRetry: () => void;
  onStop: () => void;
}
