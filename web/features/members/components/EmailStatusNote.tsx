import { Note, type NoteTone } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { EmailStatus } from '../guardian.ts';

const tones: Record<EmailStatus, NoteTone> = { sent: 'info', waiting: 'info', late: 'warning', refused: 'error' };

/** How far an e-mail has come; announced whenever that changes. */
export function EmailStatusNote({ state, email }: { state: EmailStatus; email: string }) {
  const t = useT();
  return (
    <div aria-live="polite">
      <Note tone={tones[state]} icon={state === 'refused' ? undefined : 'mail'}>
        {t(`proof.email.${state}`, { email })}
      </Note>
    </div>
  );
}
