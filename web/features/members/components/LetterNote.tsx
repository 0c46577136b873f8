import { Note, type NoteTone } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { LetterState } from '../guardian.ts';

const tones: Record<LetterState, NoteTone> = { sent: 'info', waiting: 'info', late: 'warning', refused: 'error' };

/** How a letter stands, told as it changes. */
export function LetterNote({ state, email }: { state: LetterState; email: string }) {
  const t = useT();
  return (
    <div aria-live="polite">
      <Note tone={tones[state]} icon={state === 'refused' ? undefined : 'mail'}>
        {t(`proof.letter.${state}`, { email })}
      </Note>
    </div>
  );
}
