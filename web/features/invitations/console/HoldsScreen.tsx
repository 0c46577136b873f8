import { useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { invitationLimits } from '../../../../contract/domains/invitations/limits.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { StateTabs } from '../../../console/StateTabs.tsx';
import { NameLink } from '../../../console/Who.tsx';
import { AskDialog } from '../../../design/AskDialog.tsx';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { TextArea } from '../../../design/fields.tsx';
import { Tag } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { directionOf } from '../../../lib/direction.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';

type Found = DataOf<Calls['invitations.holds']>;
type Hold = Found['list'][number];

const states = ['open', 'released', 'refused'] as const;
type HoldState = (typeof states)[number];
export const holdStateOf = (name: string | null): HoldState => states.find((state) => state === name) ?? 'open';

/** Rewards that were held because they look farmed: paid or refused here, for good. */
export function HoldsScreen({ state, found }: { state: HoldState; found: Found }) {
  const t = useT();
  const last = found.list.at(-1);
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.holds')}</h1>
      <StateTabs label={t('operators.nav.holds')} state={state} states={states} />
      {found.list.length === 0 && <EmptyState title={t('invitations.noHolds')} />}
      {found.list.map((hold) => (
        <HoldCard key={`${hold.id} ${hold.status}`} hold={hold} />
      ))}
      <MoreLink next={found.more && last ? String(last.id) : null} />
    </>
  );
}

function HoldCard({ hold }: { hold: Hold }) {
  const t = useT();
  return (
    <article className="card flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <Tag tone="primary">{t(`invitations.holdKind.${hold.kind}`)}</Tag>
        {hold.reasons.map((reason) => (
          <Tag key={reason} tone="danger">
            {t(`invitations.suspicion.${reason}`)}
          </Tag>
        ))}
        <Moment at={hold.dateline} className="text-xs text-ink-3" />
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 text-sm">
        <dt className="text-ink-3">{t('invitations.holdFor')}</dt>
        <dd>
          <NameLink uid={hold.uid} name={hold.username} />
        </dd>
        <dt className="text-ink-3">{t('invitations.holdThrough')}</dt>
        <dd className="min-w-0 wrap-anywhere">
          {hold.subject_uid > 0 ? <NameLink uid={hold.subject_uid} name={hold.subject} /> : hold.subject}
        </dd>
      </dl>
      {hold.status === 'open' ? (
        <Decide hold={hold} />
      ) : (
        hold.note !== '' && (
          <p className="text-sm wrap-anywhere" dir={directionOf(hold.note)}>
            {hold.note}
          </p>
        )
      )}
    </article>
  );
}

type Decision = 'release' | 'refuse';

/** Releasing money and refusing it for good are both asked for once more. */
function Decide({ hold }: { hold: Hold }) {
  const t = useT();
  const [wanted, setWanted] = useState<Decision>('release');
  const [asking, setAsking] = useState(false);
  const ask = (decision: Decision) => {
    setWanted(decision);
    setAsking(true);
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button icon="check" onClick={() => ask('release')}>
          {t('invitations.payHold')}
        </Button>
        <Button kind="outline" icon="x" onClick={() => ask('refuse')}>
          {t('invitations.refuseHold')}
        </Button>
      </div>
      <DecideDialog hold={hold} decision={wanted} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

interface DecideDialogProps {
  hold: Hold;
  decision: Decision;
  open: boolean;
  onClose: () => void;
}

const words = {
  release: { act: 'payHold', call: 'invitations.release-hold' },
  refuse: { act: 'refuseHold', call: 'invitations.refuse-hold' },
} as const;

function DecideDialog({ hold, decision, open, onClose }: DecideDialogProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const act = useAct(['note']);
  const [note, setNote] = useState('');
  const word = words[decision];
  const decide = () =>
    act.run(async () => {
      await call(word.call, { id: hold.id, note });
      onClose();
      showToast({ text: t('operators.done') });
      await revalidate();
    });
  return (
    <AskDialog
      open={open}
      title={t(`invitations.${word.act}Title`)}
      word={t(`invitations.${word.act}`)}
      icon={decision === 'release' ? 'check' : 'x'}
      kind={decision === 'refuse' ? 'danger' : 'primary'}
      busy={act.busy}
      error={act.error}
      onAct={decide}
      onClose={onClose}
    >
      <p className="text-md text-ink-2">
        {t(`invitations.${word.act}Text`, { name: hold.username || `#${hold.uid}` })}
      </p>
      <TextArea
        label={t('operators.note')}
        value={note}
        maxLength={invitationLimits.note}
        onChange={(event) => setNote(event.target.value)}
        error={act.issues.note}
      />
    </AskDialog>
  );
}
