import type { RefObject } from 'react';
import type { CannedReason } from '../../../../contract/domains/moderation/list-calls.ts';
import { type ModerationRule, rulesFor } from '../../../../contract/domains/moderation/rules.ts';
import { AskDialog } from '../../../design/AskDialog.tsx';
import { useT } from '../../../texts/texts.tsx';
import { Grounds } from '../../moderation/index.ts';
import { caseField } from './use-case.ts';

interface RemoveDialogProps {
  open: boolean;
  busy: boolean;
  /** What is chosen and written. */
  fields: RefObject<HTMLDivElement | null>;
  canned: readonly CannedReason[];
  /** What the post was reported for. */
  chosen: ModerationRule | undefined;
  error: string | undefined;
  issues: Readonly<Record<string, string>>;
  onClose: () => void;
  onRemove: () => void;
}

/** Asks why a post is to be removed, which its author reads; with the report's own reason Enter is enough. */
export function RemoveDialog({
  open,
  busy,
  fields,
  canned,
  chosen,
  error,
  issues,
  onClose,
  onRemove,
}: RemoveDialogProps) {
  const t = useT();
  return (
    <AskDialog
      open={open}
      onClose={onClose}
      title={t('operators.queue.removeTitle')}
      word={t('operators.queue.removeAct')}
      kind="danger"
      readied={chosen !== undefined}
      busy={busy}
      error={error}
      onAct={onRemove}
    >
      <p className="text-md text-ink-2">{t('operators.queue.removeText')}</p>
      <div ref={fields} className="flex flex-col gap-4">
        <Grounds canned={canned} nameOf={caseField} rules={rulesFor.remove} chosen={chosen} judges issues={issues} />
      </div>
    </AskDialog>
  );
}
