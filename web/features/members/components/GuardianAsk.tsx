import { type FormEvent, useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { Button } from '../../../design/Button.tsx';
import { Note } from '../../../design/parts.tsx';
import { ErrorState } from '../../../design/states.tsx';
import { useT } from '../../../texts/texts.tsx';
import { askGuardian, guardianState } from '../guardian.ts';
import { EmailStatusNote } from './EmailStatusNote.tsx';
import { EmailInput } from './fields.tsx';

/** Asks a guardian by e-mail: until they agree, a child reads here and does not write (R-MSC-033). */
export function GuardianAsk({ onDone }: { onDone: () => void }) {
  const t = useT();
  const { value, error, reload } = useLoaded(guardianState);
  const { busy, words, run } = useAct();
  const [email, setEmail] = useState('');
  if (value === undefined && error !== undefined) return <ErrorState message={error} onRetry={reload} />;
  if (value === undefined) return <div className="skeleton h-40" />;
  if (value.needed === 0) {
    return (
      <div className="flex flex-col gap-4">
        <Note tone="success">{t('proof.guardian.agreed')}</Note>
        <Button wide onClick={onDone}>
          {t('proof.guardian.goOn')}
        </Button>
      </div>
    );
  }
  const ask = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await askGuardian(email);
      setEmail('');
      await reload();
    });
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={ask} noValidate>
      <p className="text-md text-ink-2">{t('proof.guardian.text')}</p>
      {value.asked && (
        <>
          <p className="text-md" dir="auto">
            {t('proof.guardian.asked', { email: value.asked.email })}
          </p>
          <EmailStatusNote state={value.asked.letter} email={value.asked.email} />
        </>
      )}
      <EmailInput
        label={t('proof.guardian.email')}
        name="guardian"
        autoComplete="off"
        value={email}
        error={words}
        onChange={(event) => setEmail(event.target.value)}
        data-focus-first
      />
      <Button type="submit" wide disabled={email.trim() === ''} busy={busy && t('shell.sending')}>
        {t(value.asked ? 'proof.guardian.askAnother' : 'proof.guardian.ask')}
      </Button>
    </form>
  );
}
