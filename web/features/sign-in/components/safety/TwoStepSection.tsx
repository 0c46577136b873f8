import { type FormEvent, useState } from 'react';
import { useAct } from '../../../../api/use-act.ts';
import { Button } from '../../../../design/Button.tsx';
import { InPlace } from '../../../../design/InPlace.tsx';
import { Card, Note, Tag } from '../../../../design/parts.tsx';
import { showToast } from '../../../../design/toasts.ts';
import { useDay } from '../../../../texts/days.tsx';
import { useT } from '../../../../texts/texts.tsx';
import { OwnPasswordInput, SubmitRow, TwoStepCodeInput } from '../../../members/index.ts';
import { endTwoStep, readTwoStep, renewRecoveryCodes, type TwoStepState } from '../../safety.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoStepSetUp } from './TwoStepSetUp.tsx';

type Doing = 'nothing' | 'setting-up' | 'renewing' | 'ending';

interface TwoStepSectionProps {
  first: TwoStepState;
  /** Codes were turned on, and the member has confirmed that the recovery codes are saved. */
  onAdded?: () => void;
}

/** Codes beside the password: set up, recovery codes made anew, turned off. */
export function TwoStepSection({ first, onAdded }: TwoStepSectionProps) {
  const t = useT();
  const [state, setState] = useState(first);
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<string[]>();
  const done = async (fresh?: string[]) => {
    setDoing('nothing');
    setCodes(fresh);
    setState(await readTwoStep());
  };
  const saved = () => {
    setCodes(undefined);
    onAdded?.();
  };
  const rest = doing === 'nothing' && codes === undefined;
  return (
    <Card title={t('safety.twoStep')} aside={state.on && <Tag tone="success">{t('safety.on')}</Tag>}>
      <p className="text-sm text-ink-2">{t('safety.twoStepText')}</p>
      <InPlace shows={codes ? 'codes' : doing}>
        {codes && <RecoveryCodes codes={codes} onSaved={saved} />}
        {state.on && rest && <Standing state={state} onDo={setDoing} />}
        {!state.on && rest && (
          <Button kind="outline" icon="shield-check" className="mt-3" onClick={() => setDoing('setting-up')}>
            {t('safety.twoStepBegin')}
          </Button>
        )}
        {doing === 'setting-up' && <TwoStepSetUp onDone={done} onCancel={() => setDoing('nothing')} />}
        {doing === 'renewing' && <Renew onDone={done} onCancel={() => setDoing('nothing')} />}
        {doing === 'ending' && (
          <End
            onDone={async () => {
              showToast({ text: t('safety.twoStepEnded') });
              await done();
            }}
            onCancel={() => setDoing('nothing')}
          />
        )}
      </InPlace>
    </Card>
  );
}

function Standing({ state, onDo }: { state: TwoStepState; onDo: (doing: Doing) => void }) {
  const t = useT();
  const day = useDay();
  const few = state.codes_left < 3;
  return (
    <>
      <p className="mt-2 text-sm text-ink-2">
        {t('safety.twoStepSince', { date: day(state.since) })} {t('safety.codesLeft', { count: state.codes_left })}
      </p>
      {few && (
        <div className="mt-2">
          <Note tone="warning">{t('safety.codesFew')}</Note>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="outline" icon="refresh-cw" onClick={() => onDo('renewing')}>
          {t('safety.codesNew')}
        </Button>
        <Button kind="outline" onClick={() => onDo('ending')}>
          {t('safety.twoStepEnd')}
        </Button>
      </div>
    </>
  );
}

interface StepProps {
  onDone: (codes?: string[]) => Promise<void>;
  onCancel: () => void;
}

function Renew({ onDone, onCancel }: StepProps) {
  const t = useT();
  const { busy, words, run } = useAct();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => onDone(await renewRecoveryCodes(code)));
  };
  return (
    <form className="mt-3 flex flex-col gap-4" onSubmit={submit} noValidate>
      <p className="text-sm text-ink-2">{t('safety.codesNewText')}</p>
      <TwoStepCodeInput value={code} error={words} onChange={setCode} />
      <SubmitRow
        word={t('safety.codesNew')}
        busy={busy && t('safety.checking')}
        disabled={code === ''}
        onCancel={onCancel}
      />
    </form>
  );
}

function End({ onDone, onCancel }: StepProps) {
  const t = useT();
  const { busy, refusal, words, run } = useAct();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const isCode = refusal === 'accounts.wrong_code';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await endTwoStep(password, code);
      await onDone();
    });
  };
  return (
    <form className="mt-3 flex flex-col gap-4" onSubmit={submit} noValidate>
      <Note tone="warning">{t('safety.twoStepEndText')}</Note>
      <OwnPasswordInput
        value={password}
        error={isCode ? undefined : words}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TwoStepCodeInput value={code} error={isCode ? words : undefined} onChange={setCode} />
      <SubmitRow
        word={t('safety.twoStepEnd')}
        busy={busy && t('safety.checking')}
        disabled={password === '' || code === ''}
        kind="danger"
        onCancel={onCancel}
      />
    </form>
  );
}
