import { useState } from 'react';
import { reportLimits } from '../../../../contract/domains/reports/limits.ts';
import { AskDialog } from '../../../design/AskDialog.tsx';
import { TextArea } from '../../../design/fields.tsx';
import { useT } from '../../../texts/texts.tsx';

interface RemoveDialogProps {
  open: boolean;
  busy: boolean;
  error: string | undefined;
  issue: string | undefined;
  onClose: () => void;
  onRemove: (reason: string) => void;
}

/** Asks why a post is to be removed, since its author reads it; the button is off until there is a reason. */
export function RemoveDialog({ open, busy, error, issue, onClose, onRemove }: RemoveDialogProps) {
  const t = useT();
  const [reason, setReason] = useState('');
  return (
    <AskDialog
      open={open}
      onClose={onClose}
      title={t('operators.queue.removeTitle')}
      word={t('operators.queue.removeAct')}
      kind="danger"
      disabled={reason.trim() === ''}
      busy={busy}
      error={error}
      onAct={() => onRemove(reason)}
    >
      <p className="text-md text-ink-2">{t('operators.queue.removeText')}</p>
      <TextArea
        label={t('operators.queue.removeReason')}
        value={reason}
        maxLength={reportLimits.reasonMax}
        onChange={(event) => setReason(event.target.value)}
        error={issue}
        dir="auto"
      />
    </AskDialog>
  );
}
