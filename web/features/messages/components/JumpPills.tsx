import { useEffect, useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { useT } from '../../../texts/texts.tsx';
import { newsAfter } from '../conversation-state.ts';
import { useRoom } from '../room.ts';
import type { LogPlace } from '../use-log-place.ts';
import { MessageText } from './MessageText.tsx';

/** Over the log while its end isn't seen: what came in below, and where one is named. */
export function JumpPills({ place: { isAtEnd, toEnd, show } }: { place: LogPlace }) {
  const t = useT();
  const { state, own } = useRoom();
  const last = state.list.at(-1)?.ID ?? 0;
  const [seen, setSeen] = useState(last);
  useEffect(() => {
    if (isAtEnd) setSeen(last);
  }, [isAtEnd, last]);
  const fresh = newsAfter(state.list, seen, own);
  const unread = state.line ? newsAfter(state.list, state.line.after, own) : fresh;
  const named = unread.filter(({ at }) => at.includes(own));
  const [jumped, setJumped] = useState(0);
  const toName = named.find(({ ID }) => ID > jumped);
  if (isAtEnd) return null;
  const goToName = () => {
    if (!toName) return;
    setJumped(toName.ID);
    show(toName.ID);
  };
  const [first] = fresh;
  return (
    <div className="chat-pills scripted">
      {toName && (
        <button
          type="button"
          className="chat-pill chat-pill-named"
          aria-label={t('messages.toMentions', { count: named.length })}
          onClick={goToName}
        >
          <Icon name="at-sign" size="s" />
          <b className="num">{named.length}</b>
        </button>
      )}
      <button
        type="button"
        className="chat-pill"
        aria-label={first ? t('messages.newMessages', { count: fresh.length }) : t('messages.toNewestLabel')}
        onClick={toEnd}
      >
        {first && (
          <span className="chat-pill-words" dir="auto">
            <MessageText text={first.text} />
          </span>
        )}
        <Icon name="arrow-down" size="s" />
        <b>{first ? t('messages.newCount', { count: fresh.length }) : t('messages.toNewest')}</b>
      </button>
    </div>
  );
}
