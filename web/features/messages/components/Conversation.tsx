import type { ConversationPage, RoomMember } from '../../../../contract/domains/messages/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { Flag } from '../../../design/Flag.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { messagePath } from '../../../lib/message-path.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { groupsOf } from '../conversation-state.ts';
import { infoOf } from '../person.ts';
import type { MessagePlace } from '../queries.ts';
import { useConversation } from '../use-conversation.ts';
import { AskToDelete } from './AskToDelete.tsx';
import { ConversationMenu } from './ConversationMenu.tsx';
import { MessageField } from './MessageField.tsx';
import { MessageGroup, WaitingMessage } from './MessageGroup.tsx';
import { MessageObstacle } from './MessageObstacle.tsx';

interface ConversationProps {
  place: MessagePlace;
  page: ConversationPage;
  other: RoomMember;
}

/** An open conversation: who it is with, what was written, and the field. */
export function Conversation({ place, page, other }: ConversationProps) {
  const isWhole = place.before === 0;
  const { state, send, retry, earlier } = useConversation(page, other.uid, isWhole);
  const { plid } = state;
  return (
    <>
      <RoomHead page={page} other={other} />
      <Log place={place} state={state} other={other} onEarlier={earlier} onRetry={retry} />
      {place.asksToDelete && plid > 0 ? (
        <AskToDelete plid={plid} lastpmid={state.lastpmid} name={other.username} />
      ) : page.can.send === 1 || state.waiting.length > 0 ? (
        <MessageField to={{ plid, uid: other.uid }} name={other.username} onSend={send} />
      ) : (
        <MessageObstacle page={page} other={other} />
      )}
    </>
  );
}

/** Who the conversation is with; on phones this stands in the page's header. */
function RoomHead({ page, other }: Pick<ConversationProps, 'page' | 'other'>) {
  const t = useT();
  const country = countryOfFid(other.country_fid)?.code ?? 'global';
  const name = (
    <b className="truncate" dir="auto">
      {other.username}
    </b>
  );
  return (
    <div className="chat-head max-sm:hidden">
      <Link to="/message" className="icon-btn chat-back" aria-label={t('shell.back')}>
        <Icon name="arrow-left" flip />
      </Link>
      <Avatar name={other.username} country={country} info={infoOf(other)} size="sm" decorative />
      {other.there === 1 ? (
        <Link to={profilePath(other.uid)} className="tap flex min-w-0 flex-1 items-center gap-2">
          {name}
          <Flag country={country} />
        </Link>
      ) : (
        <span className="flex min-w-0 flex-1">{name}</span>
      )}
      <ConversationMenu page={page} other={other} />
    </div>
  );
}

interface LogProps extends Omit<ConversationProps, 'page'> {
  state: ReturnType<typeof useConversation>['state'];
  onEarlier: () => Promise<unknown>;
  onRetry: (key: string) => void;
}

/** The messages, the newest at the bottom, where the window begins without script too. */
function Log({ place, state, other, onEarlier, onRetry }: LogProps) {
  const t = useT();
  const own = useSession()?.uid ?? 0;
  const { plid, list, more, readpmid, waiting } = state;
  const groups = groupsOf(list);
  return (
    <div
      className="chat-log"
      role="log"
      aria-label={t('messages.log', { name: other.username })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
      tabIndex={0}
    >
      <div className="chat-messages">
        {more && (
          <Link
            to={`${messagePath({ plid })}&before=${list[0]?.pmid ?? 0}`}
            className="btn btn-text btn-small self-center"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey) return;
              event.preventDefault();
              void onEarlier();
            }}
          >
            {t('messages.earlier')}
          </Link>
        )}
        {list.length + waiting.length === 0 && (
          <p className="m-auto p-6 text-center text-ink-2">{t('messages.begin', { name: other.username })}</p>
        )}
        {groups.map((group) => (
          <MessageGroup
            key={group.list[0]!.pmid}
            group={group}
            isOwn={group.uid === own}
            other={other}
            readpmid={readpmid}
          />
        ))}
        {place.before > 0 && (
          <Link to={messagePath({ plid })} className="btn btn-text btn-small self-center">
            {t('messages.newest')}
          </Link>
        )}
        {waiting.map((message) => (
          <WaitingMessage key={message.key} message={message} onRetry={onRetry} />
        ))}
      </div>
    </div>
  );
}
