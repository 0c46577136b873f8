import { type FormEvent, useState } from 'react';
import { useAct } from '../../../../api/use-act.ts';
import { Button } from '../../../../design/Button.tsx';
import { Card, Note } from '../../../../design/parts.tsx';
import { useT } from '../../../../texts/texts.tsx';
import { TwoStepCodeInput } from '../../../members/index.ts';
import { isGivenUp, passkeyProof } from '../../passkeys.ts';
import { type Proof, proveOwner } from '../../safety.ts';

interface SecondStepAskedProps {
  hasCodes: boolean;
  hasPasskeys: boolean;
  /** The second step was given: the page that asked for it can be gone on with. */
  onGiven: () => void;
}

/** Above the ways in, where a page asked for a second step: it is given here, or set up below. */
export function SecondStepAsked({ hasCodes, hasPasskeys, onGiven }: SecondStepAskedProps) {
  const t = useT();
  const { busy, words, run } = useAct();
  const [code, setCode] = useState('');
  if (!hasCodes && !hasPasskeys) return <Note tone="warning">{t('safety.secondStepSetUp')}</Note>;
  const prove = (make: () => Promise<Proof>) =>
    run(async () => {
      try {
        await proveOwner(await make());
      } catch (failure) {
        if (isGivenUp(failure)) return;
        throw failure;
      }
      onGiven();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    prove(async () => ({ code }));
  };
  return (
    <Card title={t('safety.secondStep')}>
      <p className="text-sm text-ink-2">{t('safety.secondStepText')}</p>
      {!hasCodes && words && <Note tone="error">{words}</Note>}
      {hasCodes && (
        <form className="mt-3 flex flex-col gap-4" onSubmit={submit} noValidate>
          <TwoStepCodeInput value={code} error={words} onChange={setCode} />
          <Button type="submit" className="self-start" disabled={code === ''} busy={busy && t('safety.checking')}>
            {t('safety.next')}
          </Button>
        </form>
      )}
      {hasPasskeys && (
        <Button kind="outline" icon="key-round" className="mt-3" disabled={busy} onClick={() => prove(passkeyProof)}>
          {t(hasCodes ? 'safety.byPasskey' : 'sign-in.byPasskey')}
        </Button>
      )}
    </Card>
  );
}
