import { use } from 'react';
import type { ChatMessages } from '../../../../contract/domains/messages/chat-shapes.ts';
import { countryOfCode } from '../../../../contract/primitives/countries.ts';
import { Flag } from '../../../design/Flag.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { profilePath } from '../../../lib/profile-path.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { groupPath } from '../conversation-path.ts';
import type { ConversationState } from '../conversation-state.ts';
import { HeadActsContext } from '../head-acts.ts';
import type { Face } from '../person.ts';
import { ChatFace } from './ChatFace.tsx';
import { RoomMenu } from './RoomMenu.tsx';

interface RoomHeadProps {
  page: ChatMessages;
  face: Face;
  state: Pick<ConversationState, 'typing'>;
}

/** Who the conversation is with: back, face, name, and one menu. */
export function RoomHead({ page, face, state }: RoomHeadProps) {
  const t = useT();
  const where = face.isGroup ? groupPath(page.groupID) : face.uid > 0 ? profilePath(face.uid) : undefined;
  const who = (
    <>
      <ChatFace face={face} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1">
          <b className="chat-head-name" dir="auto">
            {face.name}
          </b>
          {!face.isGroup && face.uid > 0 && <Flag country={face.country} />}
        </span>
        <span className="chat-head-line">
          <Line page={page} face={face} typing={state.typing.length > 0} />
        </span>
      </span>
    </>
  );
  return (
    <div className="chat-head">
      <Link
        to={page.request === 1 ? '/message?requests=1' : '/message'}
        className="icon-btn chat-back"
        aria-label={t('messages.list')}
      >
        <Icon name="arrow-left" flip />
      </Link>
      {where ? (
        <Link to={where} className="chat-who-link">
          {who}
        </Link>
      ) : (
        <span className="chat-who-link">{who}</span>
      )}
      {use(HeadActsContext) ?? <RoomMenu page={page} face={face} />}
    </div>
  );
}

/** Below the name: that somebody writes, or what one has to know of the conversation. */
function Line({ page, face, typing }: Pick<RoomHeadProps, 'page' | 'face'> & { typing: boolean }) {
  const t = useT();
  const { language } = useLocale();
  if (typing) return t('messages.writing');
  if (page.request === 1) return t('messages.request');
  if (page.groupProfile) return t('messages.memberCount', { count: page.groupProfile.memberCount });
  return face.uid > 0 ? countryOfCode(face.country)?.names[language] : null;
}
