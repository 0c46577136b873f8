import { type FormEvent, useState } from 'react';
import { accountLimits } from '../../../../../contract/domains/accounts/limits.ts';
import { Button } from '../../../../design/Button.tsx';
import { TextInput } from '../../../../design/fields.tsx';
import { Note } from '../../../../design/parts.tsx';
import { ErrorState } from '../../../../design/states.tsx';
import { useT } from '../../../../texts/texts.tsx';
import { askGuardian, guardianState } from '../../proofs.ts';
import { LetterNote } from './LetterNote.tsx';
import { useLoaded } from './use-loaded.ts';
import { useWork } from './use-work.ts';

/** Asks a guardian by letter: until they agree, a child reads here and does not write (R-MSC-033). */
export function GuardianAsk({ onDone }: { onDone: () => void }) {
  const t = useT();
  const { value, error, reload } = useLoaded(guardianState);
  const { busy, failed, run } = useWork();
  const [email, setEmail] = useState('');
  if (error !== undefined) return <ErrorState message={error} onRetry={reload} />;
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
          <LetterNote state={value.asked.letter} email={value.asked.email} />
        </>
      )}
      <TextInput
        label={t('proof.guardian.email')}
        type="email"
        name="guardian"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={accountLimits.emailMax}
        value={email}
        error={failed?.msg}
        onChange={(event) => setEmail(event.target.value)}
        data-focus-first
      />
      <Button type="submit" wide disabled={email.trim() === ''} busy={busy && t('proof.sending')}>
        {t(value.asked ? 'proof.guardian.askAnother' : 'proof.guardian.ask')}
      </Button>
    </form>
  );
}
