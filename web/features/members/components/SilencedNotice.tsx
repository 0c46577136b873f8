import { Button, LinkButton } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useSilence } from './use-silence.ts';

/** Shows a silenced member, where they tried to write, until when and why; the appeal is made on a page of its own. */
export function SilencedNotice({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { text, reason } = useSilence();
  return (
    <Dialog
      open
      onClose={onClose}
      width={390}
      shape="sheet"
      title={t('moderation.silencedTitle')}
      foot={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('shell.close')}
          </Button>
          <LinkButton to="/banned" onClick={onClose}>
            {t('moderation.toAppeal')}
          </LinkButton>
        </>
      }
    >
      <p className="text-md text-ink-2">{text}</p>
      {reason && (
        <p className="mt-3 font-bold wrap-anywhere" dir="auto">
          {t('shell.bannedReason', { reason })}
        </p>
      )}
    </Dialog>
  );
}
