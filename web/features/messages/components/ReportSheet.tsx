import { type ReactNode, useState } from 'react';
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

type Reason = (typeof chatReportReasons)[number];

/** What is chosen in the sheet, and its sending; one report however often it is tried. */
function useReport({ message, blocks, onClose, onReported }: ReportSheetProps) {
  const t = useT();
  const { page, state, face } = useRoom();
  const { busy, run } = useBusy();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState({ reason: 'spam' as Reason, note: '', withAfter: true, withBlock: blocks });
  const [error, setError] = useState<string>();
  const [key] = useState(() => randomString());
  const after = state.list
    .filter(({ ID, from, status }) => ID > message.ID && from === message.from && status === 'sent')
    .slice(0, afterMost);
  const { reason, note, withAfter, withBlock } = chosen;
  const report = async () => {
    const IDs = [message, ...(withAfter ? after : [])].map(({ ID }) => ID);
    await reportMessages(page.conversationID, { IDs, reason, message: note.trim() }, key);
    onReported(IDs);
    if (withBlock && face.uid > 0) {
      await blockMember(face.uid, true);
      await revalidate();
    }
    showToast({ text: t('messages.said.reported') });
    onClose();
  };
  const send = () =>
    run(async () => {
      try {
        await report();
      } catch (failure) {
        if (!isRefusal(failure)) throw failure;
        setError(failure.msg);
      }
    });
  const choose = (fields: Partial<typeof chosen>) => setChosen({ ...chosen, ...fields });
  return { chosen, choose, after, busy, error, send };
}

/** Why a message is reported, what goes along, and what moderators see of it. */
export function ReportSheet(props: ReportSheetProps) {
  const { message, onClose } = props;
  const t = useT();
  const { page, face } = useRoom();
  const { chosen, choose, after, busy, error, send } = useReport(props);
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
      <Reasons reason={chosen.reason} onChange={(reason) => choose({ reason })} />
      <label className="flex flex-col gap-1">
        <span>{t('messages.reportNote')}</span>
        <input
          className="input"
          value={chosen.note}
          dir="auto"
          maxLength={messageLimits.noteMax}
          onChange={(event) => choose({ note: event.target.value })}
        />
      </label>
      <Note icon="shield">{t('messages.reportSees')}</Note>
      {after.length > 0 && (
        <Tick on={chosen.withAfter} onChange={(withAfter) => choose({ withAfter })}>
          {t('messages.reportAfter', { count: after.length })}
        </Tick>
      )}
      {face.uid > 0 && page.blocked === 0 && (
        <Tick on={chosen.withBlock} onChange={(withBlock) => choose({ withBlock })}>
          {t('messages.reportBlock', { name: face.name })}
        </Tick>
      )}
    </AskDialog>
  );
}

function Reasons({ reason, onChange }: { reason: Reason; onChange: (reason: Reason) => void }) {
  const t = useT();
  return (
    <fieldset className="flex flex-col">
      <legend className="font-bold">{t('messages.reportAsk')}</legend>
      {chatReportReasons.map((each) => (
        <label key={each} className="chat-choice">
          <input type="radio" name="reason" checked={reason === each} onChange={() => onChange(each)} />
          <span>{t(`messages.reason.${each}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Tick({ on, onChange, children }: { on: boolean; onChange: (on: boolean) => void; children: ReactNode }) {
  return (
    <label className="chat-choice">
      <input type="checkbox" checked={on} onChange={() => onChange(!on)} />
      <span>{children}</span>
    </label>
  );
}
