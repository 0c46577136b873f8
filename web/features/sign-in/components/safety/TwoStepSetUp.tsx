import { type FormEvent, useState } from 'react';
import { useAct } from '../../../../lib/use-act.ts';
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

/** Modules of white around the code, without which cameras don't find it. */
const quiet = 4;

function QrCode({ qr, label }: { qr: TwoStepSecret['qr']; label: string }) {
  const side = qr.size + 2 * quiet;
  const dark = qr.rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map((run) => `M${run.index + quiet} ${y + quiet}h${run[0].length}v1h-${run[0].length}z`),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      className="w-56 max-w-full rounded-md"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#1A1B2B" d={dark.join('')} />
    </svg>
  );
}
