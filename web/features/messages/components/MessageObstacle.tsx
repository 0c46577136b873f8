import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../../design/Button.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { Note, type NoteTone } from '../../../design/parts.tsx';
import { openDialog } from '../../../session/dialogs.ts';
import { proofDialogOf } from '../../../session/proof.ts';
import { useT } from '../../../texts/texts.tsx';
import { BlockButton } from '../../follows/index.ts';
import { conversationPath } from '../conversation-path.ts';
import { useRoom } from '../room.ts';

/** In place of the field: why nothing can be written here, until when, and the way out where there is one. */
export function MessageObstacle({ refusal }: { refusal: string }) {
  const { page } = useRoom();
  return (
    <div className="chat-write chat-ask" role="status">
      {page.blocked === 1 ? <Blocked /> : <Reason refusal={refusal} />}
    </div>
  );
}

/** The reader has blocked the other one. */
function Blocked() {
  const t = useT();
  const { page, face } = useRoom();
  return (
    <>
      <Said tone="warning" icon="ban" title={t('messages.refusal.you_blocked')}>
        {t('messages.blockedText', { name: face.name })}
      </Said>
      <div className="flex flex-wrap gap-2 *:flex-auto">
        {page.can.delete === 1 && (
          <LinkButton to={conversationPath(page.conversationID, { delete: 1 })} kind="outline">
            {t('messages.delete')}
          </LinkButton>
        )}
        <BlockButton target={{ uid: page.userProfile?.userID ?? 0, blocked: true }} kind="quiet" />
      </div>
    </>
  );
}

interface SaidProps {
  tone?: NoteTone;
  icon: IconName;
  title: string;
  children?: ReactNode;
}

function Said({ tone = 'info', icon, title, children }: SaidProps) {
  return (
    <Note tone={tone} icon={icon}>
      <p className="font-bold wrap-anywhere">{title}</p>
      {children && <p>{children}</p>}
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
  const { page, face, times } = useRoom();
  const { name } = face;
  const proof = proofDialogOf(refusal);
  // The other one has blocked the reader, or is gone: which of them isn't said.
  if (refusal === 'messages.cannot_start')
    return (
      <Said icon="lock" title={t('messages.cannotWriteTo', { name })}>
        {t('messages.refusal.cannot_start')}
      </Said>
    );
  if (refusal === 'messages.wait_for_answer')
    return (
      <Said icon="hourglass" title={t('messages.waitForReply', { name })}>
        {t('messages.waitForReplyText')}
      </Said>
    );
  if (refusal === 'messages.muted_here')
    return (
      <Said tone="warning" icon="lock" title={t('messages.readOnlyUntil', { time: times.moment(page.mutedUntil) })}>
        {t('messages.announceText')}
      </Said>
    );
  if (refusal === 'messages.announcements_only')
    return (
      <Said icon="megaphone" title={t('messages.refusal.announcements_only')}>
        {t('messages.announceText')}
      </Said>
    );
  return (
    <>
      <Said icon={refusal === 'messages.too_many_begun' ? 'clock' : 'lock'} title={t(wordsOf(refusal))} />
      {proof && (
        <Button small className="self-end" onClick={() => openDialog(proof)}>
          {t('messages.wayOut')}
        </Button>
      )}
    </>
  );
}
