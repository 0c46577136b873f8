import { type FormEvent, useState } from 'react';
import { useAct } from '../../../../api/use-act.ts';
import { QrCode } from '../../../../design/QrCode.tsx';
import { useT } from '../../../../texts/texts.tsx';
import { SubmitRow, TwoStepCodeInput } from '../../../members/index.ts';
import { beginTwoStep, confirmTwoStep, type TwoStepSecret } from '../../safety.ts';
import { OwnerProof } from './OwnerProof.tsx';

interface TwoStepSetUpProps {
  onDone: (codes: string[]) => Promise<void>;
  onCancel: () => void;
}

/** Two steps: the owner's proof, then a secret for the app and its first code. */
export function TwoStepSetUp({ onDone, onCancel }: TwoStepSetUpProps) {
  const t = useT();
  const [secret, setSecret] = useState<TwoStepSecret>();
  if (secret) return <FirstCode secret={secret} onDone={onDone} onCancel={onCancel} />;
  return (
    <div className="mt-3">
      <OwnerProof
        onProof={async (proof) => setSecret(await beginTwoStep(proof))}
        onCancel={onCancel}
        action={t('safety.next')}
        busyText={t('safety.checking')}
      />
    </div>
  );
}

function FirstCode({ secret, onDone, onCancel }: TwoStepSetUpProps & { secret: TwoStepSecret }) {
  const t = useT();
  const { busy, words, run } = useAct();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => onDone(await confirmTwoStep(code)));
  };
  return (
    <form className="mt-3 flex flex-col gap-4" onSubmit={submit} noValidate>
      <p className="text-md">{t('safety.scan')}</p>
      <QrCode qr={secret.qr} label={t('safety.qr')} />
      <a className="tap link text-sm" href={secret.uri}>
        {t('safety.openApp')}
      </a>
      <div>
        <p className="text-sm text-ink-2">{t('safety.typeSecret')}</p>
        <code className="block select-all break-all text-md font-bold">
          {secret.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </div>
      <TwoStepCodeInput value={code} error={words} hint={t('safety.firstCodeHint')} onChange={setCode} />
      <SubmitRow
        word={t('safety.twoStepConfirm')}
        busy={busy && t('safety.checking')}
        disabled={code === ''}
        onCancel={onCancel}
      />
    </form>
  );
}
