import { type ReactNode, useState } from 'react';
import { type banDays, type banStates, moderationLimits } from '../../../../contract/domains/moderation/limits.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { TextArea } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note } from '../../../design/parts.tsx';
import { Segments } from '../../../design/Tabs.tsx';
import { UserChip } from '../../../design/UserChip.tsx';
import { useT } from '../../../texts/texts.tsx';
import { banUser } from '../mutations.ts';
import { useAct } from '../use-act.ts';
import { useDay } from './Day.tsx';
import { type Named, personOf } from './Who.tsx';

type State = `${(typeof banStates)[number]}`;
type Days = `${(typeof banDays)[number]}`;
const daysOffered: readonly Days[] = ['1', '7', '30', '90', '0'];

interface BanDialogProps {
  open: boolean;
  member: Named;
  /** How many sanctions there were before. */
  before: number;
  onClose: () => void;
  onDone: () => void;
}

/** Bans a member or sets them free: what, for how long, why, and what will come of it in one sentence. */
export function BanDialog({ open, member, before, onClose, onDone }: BanDialogProps) {
  const t = useT();
  const act = useAct();
  const [state, setState] = useState<State>('4');
  const [days, setDays] = useState<Days>('7');
  const [reason, setReason] = useState('');
  const lifts = state === '0';
  const missing = !lifts && reason.trim() === '';
  const send = () =>
    act.run(async () => {
      await banUser({ ban_uid: member.uid, bannew: Number(state), banexpirynew: lifts ? 0 : Number(days), reason });
      setReason('');
      onDone();
    });
  const word = lifts ? t('operators.ban.lift') : t('operators.ban.act', { days });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('operators.ban.title')}
      foot={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('operators.cancel')}
          </Button>
          <Button
            kind={lifts ? 'primary' : 'danger'}
            icon={lifts ? 'check' : 'ban'}
            disabled={missing}
            busy={act.busy && t('operators.working')}
            onClick={send}
          >
            {word}
          </Button>
        </>
      }
    >
      <div className="rounded-md bg-sunken p-3">
        <UserChip person={personOf(member)} meta={<span>{t('operators.ban.before', { count: before })}</span>} />
      </div>
      <Choices state={state} days={days} onState={setState} onDays={setDays} />
      <TextArea
        label={t('operators.ban.reason')}
        value={reason}
        maxLength={moderationLimits.reasonMax}
        placeholder={t('operators.ban.example')}
        onChange={(event) => setReason(event.target.value)}
        error={act.issues.reason}
      />
      <Outcome state={state} days={days} />
      {act.error && <Note tone="error">{act.error}</Note>}
    </Dialog>
  );
}

interface ChoicesProps {
  state: State;
  days: Days;
  onState: (state: State) => void;
  onDays: (days: Days) => void;
}

function Choices({ state, days, onState, onDays }: ChoicesProps) {
  const t = useT();
  return (
    <>
      <div className="form-field">
        <span className="form-label">{t('operators.ban.what')}</span>
        <Segments<State>
          label={t('operators.ban.what')}
          value={state}
          onChange={onState}
          options={[
            { value: '0', label: t('operators.ban.state.0') },
            { value: '4', label: t('operators.ban.state.4') },
            { value: '5', label: t('operators.ban.state.5') },
          ]}
        />
      </div>
      {state !== '0' && (
        <div className="form-field">
          <span className="form-label">{t('operators.ban.howLong')}</span>
          <Segments<Days>
            label={t('operators.ban.howLong')}
            value={days}
            onChange={onDays}
            options={daysOffered.map((value) => ({ value, label: t('operators.ban.days', { days: value }) }))}
          />
        </div>
      )}
    </>
  );
}

const dayMs = 86_400_000;

function Outcome({ state, days }: { state: State; days: Days }) {
  const t = useT();
  const day = useDay();
  if (state === '0') return <Note tone="info">{t('operators.ban.outcome.0')}</Note>;
  if (days === '0') return <Warning>{t(`operators.ban.outcome.${state}.ever`)}</Warning>;
  const date = day(new Date(Date.now() + Number(days) * dayMs).toISOString());
  return <Warning>{t(`operators.ban.outcome.${state}.until`, { date })}</Warning>;
}

/** In the colour of danger, but no alert: it changes with each choice. */
function Warning({ children }: { children: ReactNode }) {
  return (
    <div className="note note-error">
      <Icon name="circle-alert" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
