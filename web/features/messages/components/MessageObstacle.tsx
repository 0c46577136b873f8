import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { openDialog } from '../../../session/dialogs.ts';
import { proofDialogOf } from '../../../session/proof.ts';
import { useT } from '../../../texts/texts.tsx';

const own: Readonly<Record<string, string>> = { 'messages.cannot_start': 'messages.cannotWrite' };

const textOf = (refusal: string): string => {
  const [domain, name] = refusal.split('.', 2);
  return own[refusal] ?? `${domain}.refusal.${name}`;
};

/** In place of the field: why nothing can be written here, and the way out where there is one. */
export function MessageObstacle({ refusal }: { refusal: string }) {
  const t = useT();
  const proof = proofDialogOf(refusal);
  return (
    <div className="chat-write chat-ask">
      <div className="quiet flex flex-wrap items-center justify-between gap-3 text-sm">
        <span className="flex items-center gap-2">
          <Icon name="lock" size="s" className="text-ink-3" />
          {t(textOf(refusal))}
        </span>
        {proof && (
          <Button small onClick={() => openDialog(proof)}>
            {t('messages.wayOut')}
          </Button>
        )}
      </div>
    </div>
  );
}
