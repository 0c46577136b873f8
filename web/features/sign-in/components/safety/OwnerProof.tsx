import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { quietly } from '../../../../api/quietly.ts';
import { useAct } from '../../../../api/use-act.ts';
import { Button } from '../../../../design/Button.tsx';
import { useT } from '../../../../texts/texts.tsx';
import { OwnPasswordInput, SubmitRow, TwoStepCodeInput, WhosePassword } from '../../../members/index.ts';
import { hasPasskeys, isGivenUp, offersPasskey, passkeyProof } from '../../passkeys.ts';
import { type Proof, readTwoStep } from '../../safety.ts';
import { useLinkedAccounts } from '../../third-party-queries.ts';
import { FirstPassword } from '../FirstPassword.tsx';

interface OwnerProofProps {
  /** What is done with the proof; a refusal is said here. */
  onProof: (proof: Proof) => Promise<void>;
  onCancel: () => void;
  action: string;
  busyText: string;
  danger?: boolean;
  children?: ReactNode;
}

/** Asks who holds the log-in to show that they own the account: password, code or passkey. */
export function OwnerProof({ onProof, onCancel, action, busyText, danger, children }: OwnerProofProps) {
  const { busy, words, run, clear } = useAct();
  const { value: linked } = useLinkedAccounts();
  const [codes, setCodes] = useState(false);
  const [by, setBy] = useState<'password' | 'code'>('password');
  const [typed, setTyped] = useState('');
  useEffect(() => {
    // Without an answer the password serves.
    void quietly(readTwoStep().then(({ on }) => setCodes(on)));
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(() => onProof({ [by]: typed }));
  };
  const byPasskey = () =>
    run(async () => {
      try {
        await onProof(await passkeyProof());
      } catch (failure) {
        if (!isGivenUp(failure)) throw failure;
      }
    });
  const field = { value: typed, error: words };
  const change = () => {
    setBy(by === 'password' ? 'code' : 'password');
    setTyped('');
    clear();
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      <WhosePassword />
      {children}
      {by === 'password' && linked && !linked.hasPassword && <FirstPassword linked={linked} />}
      {by === 'password' && linked?.hasPassword !== false && (
        <OwnPasswordInput {...field} onChange={(event) => setTyped(event.target.value)} data-focus-first />
      )}
      {by === 'code' && <TwoStepCodeInput {...field} onChange={setTyped} />}
      <SubmitRow
        word={action}
        busy={busy && busyText}
        disabled={typed === ''}
        kind={danger ? 'danger' : 'primary'}
        onCancel={onCancel}
      />
      <OtherProofs busy={busy} by={by} onPasskey={byPasskey} onChange={codes ? change : undefined} />
    </form>
  );
}

interface OtherProofsProps {
  busy: boolean;
  by: 'password' | 'code';
  onPasskey: () => void;
  /** Between password and code, where there are codes. */
  onChange: (() => void) | undefined;
}

/** The proofs beside the one that is asked for; a passkey where this browser has used one here. */
function OtherProofs({ busy, by, onPasskey, onChange }: OtherProofsProps) {
  const t = useT();
  const [passkeys, setPasskeys] = useState(false);
  useEffect(() => setPasskeys(hasPasskeys() && offersPasskey()), []);
  if (!passkeys && !onChange) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {passkeys && (
        <Button kind="outline" small icon="key-round" onClick={onPasskey} disabled={busy}>
          {t('safety.byPasskey')}
        </Button>
      )}
      {onChange && (
        <Button kind="outline" small onClick={onChange} disabled={busy}>
          {t(by === 'password' ? 'safety.byCode' : 'safety.byPassword')}
        </Button>
      )}
    </div>
  );
}
