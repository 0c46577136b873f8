import type { RoomMember } from '../../../../contract/domains/messages/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Group, Waiting } from '../conversation-state.ts';
import { infoOf } from '../person.ts';
import { MessageText } from './MessageText.tsx';

interface MessageGroupProps {
  group: Group;
  isOwn: boolean;
  other: RoomMember;
  /** How far the other one has read. */
  readpmid: number;
}

/** Messages one after the other by the same member, with the time of the last. */
export function MessageGroup({ group: { list }, isOwn, other, readpmid }: MessageGroupProps) {
  const t = useT();
  const last = list.at(-1)!;
  const country = countryOfFid(other.country_fid)?.code ?? 'global';
  return (
    <div className={isOwn ? 'chat-group chat-own' : 'chat-group'}>
      {!isOwn && <Avatar name={other.username} country={country} info={infoOf(other)} size="sm" />}
      <div className="chat-bubbles">
        {list.map(({ pmid, message }) => (
          <div key={pmid} className="chat-bubble" dir="auto">
            <MessageText text={message} links />
          </div>
        ))}
        <span className="chat-time">
          <Time at={last.dateline} />
          {isOwn && last.pmid <= readpmid && (
            <>
              <Icon name="check-check" size="s" />
              <span>{t('messages.seen')}</span>
            </>
          )}
        </span>
      </div>
    </div>
  );
}

/** A message that is on its way, or was not sent (R-CHT-013). */
export function WaitingMessage({ message, onRetry }: { message: Waiting; onRetry: (key: string) => void }) {
  const t = useT();
  const { key, text, state, said } = message;
  return (
    <div className="chat-group chat-own" data-state={state}>
      <div className="chat-bubbles">
        <div className="chat-bubble" dir="auto">
          <MessageText text={text} links />
        </div>
        {state === 'sending' ? (
          <span className="chat-time">
            <Icon name="clock" size="s" />
            {t('shell.sending')}
          </span>
        ) : (
          <>
            {said && (
              <span className="chat-failed" role="alert">
                {said}
              </span>
            )}
            <button type="button" className="chat-failed tap" onClick={() => onRetry(key)}>
              <Icon name="circle-alert" size="s" />
              {t('messages.failed')}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
