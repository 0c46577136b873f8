import type { ConversationPage, RoomMember } from '../../../../contract/domains/messages/shapes.ts';
import { Button, LinkButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note } from '../../../design/parts.tsx';
import { messagePath } from '../../../lib/message-path.ts';
import { openDialog } from '../../../session/dialogs.ts';
import { proofDialogOf } from '../../../session/proof.ts';
import { useT } from '../../../texts/texts.tsx';
import { BlockButton } from '../../follows/index.ts';

interface ObstacleProps {
  page: ConversationPage;
  other: RoomMember;
}

/** In place of the field: why nothing can be written here, and the way out where there is one. */
export function MessageObstacle({ page, other }: ObstacleProps) {
  const { sendRefusal } = page.can;
  return (
    <div className="chat-write chat-ask" role="status">
      {page.blocked === 1 ? (
        <Blocked page={page} other={other} />
      ) : sendRefusal === 'messages.cannot_start' ? (
        <CannotWrite name={other.username} />
      ) : (
        <Reason refusal={sendRefusal} />
      )}
    </div>
  );
}

/** The reader has blocked the other one. */
function Blocked({ page: { plid }, other: { uid, username: name } }: ObstacleProps) {
  const t = useT();
  return (
    <>
      <Note tone="warning" icon="ban">
        <p className="font-bold">{t('messages.refusal.you_blocked')}</p>
        <p>{t('messages.blockedText', { name })}</p>
      </Note>
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <LinkButton to={`${messagePath({ plid })}&delete=1`} kind="outline">
          {t('messages.delete')}
        </LinkButton>
        <BlockButton target={{ uid, blocked: true }} kind="quiet" />
      </div>
    </>
  );
}

/** The other one has blocked the reader, or is gone: which of them isn't said. */
function CannotWrite({ name }: { name: string }) {
  const t = useT();
  return (
    <Note tone="info" icon="lock">
      <p className="font-bold wrap-anywhere">{t('messages.cannotWriteTo', { name })}</p>
      <p>{t('messages.refusal.cannot_start')}</p>
    </Note>
  );
}

/** The sentence of a refusal, by whose name it is. */
const wordsOf = (refusal: string): string => {
  const [domain, name] = refusal.split('.', 2);
  return `${domain}.refusal.${name}`;
};

function Reason({ refusal }: { refusal: string }) {
  const t = useT();
  const proof = proofDialogOf(refusal);
  return (
    <div className="quiet flex flex-wrap items-center justify-between gap-3 text-sm">
      <span className="flex items-center gap-2">
        <Icon name="lock" size="s" className="text-ink-3" />
        {t(wordsOf(refusal))}
      </span>
      {proof && (
        <Button small onClick={() => openDialog(proof)}>
          {t('messages.wayOut')}
        </Button>
      )}
    </div>
  );
}
