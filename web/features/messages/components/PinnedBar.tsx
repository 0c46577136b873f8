import { useEffect, useState } from 'react';
import { IconButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { inTab } from '../../../lib/stores.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { conversationPath } from '../conversation-path.ts';
import { useRoom } from '../room.ts';
import { MessageText } from './MessageText.tsx';

/** A group's pinned message, over the log; who hides it doesn't see it again in this tab. */
export function PinnedBar() {
  const t = useT();
  const { page, goTo } = useRoom();
  const { pinned, groupID } = page;
  const placeOfHidden = `chat-pinned:${groupID}`;
  const [hidden, setHidden] = useState(0);
  useEffect(() => setHidden(Number(inTab.read(placeOfHidden) ?? 0)), [placeOfHidden]);
  if (pinned?.status !== 'sent' || hidden === pinned.ID) return null;
  return (
    <div className="chat-pinned">
      <Icon name="pin" size="s" className="text-primary-text" />
      <Link
        to={conversationPath(page.conversationID, { before: pinned.ID + 1 })}
        className="min-w-0 flex-1"
        onClick={(event) => {
          event.preventDefault();
          goTo(pinned.ID);
        }}
      >
        <b className="block text-xs text-primary-text">{t('messages.pinned')}</b>
        <span className="block truncate text-sm" dir="auto">
          <MessageText text={pinned.text} />
        </span>
      </Link>
      <IconButton
        icon="x"
        label={t('messages.hidePinned')}
        className="scripted"
        onClick={() => {
          inTab.write(placeOfHidden, String(pinned.ID));
          setHidden(pinned.ID);
        }}
      />
    </div>
  );
}
