import { useState } from 'react';
import type { ChatMessage } from '../../../../contract/domains/messages/chat-shapes.ts';
import { chatReportReasons, messageLimits } from '../../../../contract/domains/messages/limits.ts';
import { useBusy } from '../../../api/use-press.ts';
import { isRefusal } from '../../../api/wire.ts';
import { AskDialog } from '../../../design/AskDialog.tsx';
import { Note } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { randomString } from '../../../lib/random.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { blockMember } from '../../follows/index.ts';
import { reportMessages } from '../mutations.ts';
import { useRoom } from '../room.ts';
import { MessageText } from './MessageText.tsx';

interface ReportSheetProps {
  message: ChatMessage;
  /** The reader came by “Report and block”. */
  blocks: boolean;
  onClose: () => void;
  onReported: (IDs: readonly number[]) => void;
}

/** So many messages after it may go along. */
const afterMost = 4;

/** Why a message is reported, what goes along, and what moderators see of it. */
export function ReportSheet({ message, blocks, onClose, onReported }: ReportSheetProps) {
  const t = useT();
  const { page, state, face } = useRoom();
  const { busy, run } = useBusy();
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState<(typeof chatReportReasons)[number]>('spam');
  const [note, setNote] = useState('');
  const [withAfter, setWithAfter] = useState(true);
  const [withBlock, setWithBlock] = useState(blocks);
  const [error, setError] = useState<string>();
  const [key] = useState(() => randomString());
  const after = state.list
    .filter(({ ID, from, status }) => ID > message.ID && from === message.from && status === 'sent')
    .slice(0, afterMost);
  const send = () =>
    run(async () => {
      const IDs = [message, ...(withAfter ? after : [])].map(({ ID }) => ID);
      try {
        await reportMessages(page.conversationID, { IDs, reason, message: note.trim() }, key);
        onReported(IDs);
        if (withBlock && face.uid > 0) {
          await blockMember(face.uid, true);
          await revalidate();
        }
        showToast({ text: t('messages.said.reported') });
        onClose();
      } catch (failure) {
        if (!isRefusal(failure)) throw failure;
        setError(failure.msg);
      }
    });
  return (
    <AskDialog
      open
      shape="sheet"
      title={t('messages.reportTitle')}
      word={t('messages.sendReport')}
      busy={busy}
      error={error}
      onClose={onClose}
      onAct={send}
    >
      <blockquote className="quiet line-clamp-3 text-sm" dir="auto">
        <MessageText text={message.text} />
      </blockquote>
      <fieldset className="flex flex-col">
        <legend className="font-bold">{t('messages.reportAsk')}</legend>
        {chatReportReasons.map((each) => (
          <label key={each} className="chat-choice">
            <input type="radio" name="reason" checked={reason === each} onChange={() => setReason(each)} />
            <span>{t(`messages.reason.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <label className="flex flex-col gap-1">
        <span>{t('messages.reportNote')}</span>
        <input
          className="input"
          value={note}
          dir="auto"
          maxLength={messageLimits.noteMax}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <Note icon="shield">{t('messages.reportSees')}</Note>
      {after.length > 0 && (
        <label className="chat-choice">
          <input type="checkbox" checked={withAfter} onChange={() => setWithAfter(!withAfter)} />
          <span>{t('messages.reportAfter', { count: after.length })}</span>
        </label>
      )}
      {face.uid > 0 && page.blocked === 0 && (
        <label className="chat-choice">
          <input type="checkbox" checked={withBlock} onChange={() => setWithBlock(!withBlock)} />
          <span>{t('messages.reportBlock', { name: face.name })}</span>
        </label>
      )}
    </AskDialog>
  );
}
