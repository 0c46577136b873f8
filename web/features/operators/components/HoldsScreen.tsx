import { useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { invitationLimits } from '../../../../contract/domains/invitations/limits.ts';
import { call } from '../../../api/client.ts';
import { Button } from '../../../design/Button.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Note, Tag } from '../../../design/parts.tsx';
import { EmptyState } from '../../../design/states.tsx';
import { Time } from '../../../lib/formats.tsx';
import { useRevalidator } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useAct } from '../use-act.ts';
import { MoreLink } from './MoreLink.tsx';
import { StateTabs } from './StateTabs.tsx';

type Found = DataOf<Calls['invitations.holds']>;
type Hold = Found['list'][number];

const states = ['open', 'released', 'refused'] as const;
export type HoldState = (typeof states)[number];
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
        <Time at={hold.dateline} className="text-xs text-ink-3" />
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 text-sm">
        <dt className="text-ink-3">{t('invitations.holdFor')}</dt>
        <dd>
          <MemberLink uid={hold.uid} name={hold.username} />
        </dd>
        <dt className="text-ink-3">{t('invitations.holdThrough')}</dt>
        <dd className="min-w-0 wrap-anywhere">
          {hold.subject_uid > 0 ? <MemberLink uid={hold.subject_uid} name={hold.subject} /> : hold.subject}
        </dd>
      </dl>
      {hold.status === 'open' ? <Decision id={hold.id} /> : hold.note !== '' && <p className="text-sm">{hold.note}</p>}
    </article>
  );
}

function MemberLink({ uid, name }: { uid: number; name: string }) {
  return (
    <Link to={`/operator/members/${uid}`} className="inline-block py-3 font-bold text-primary-text" dir="auto">
      {name === '' ? `#${uid}` : name}
    </Link>
  );
}

function Decision({ id }: { id: number }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const act = useAct();
  const [note, setNote] = useState('');
  const decide = (name: 'invitations.release-hold' | 'invitations.refuse-hold') =>
    act.run(async () => {
      await call(name, { id, note });
      await revalidate();
    });
  return (
    <>
      <TextInput
        label={t('operators.note')}
        value={note}
        maxLength={invitationLimits.note}
        onChange={(event) => setNote(event.target.value)}
      />
      {act.error && <Note tone="error">{act.error}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button
          icon="check"
          busy={act.busy && t('operators.working')}
          onClick={() => decide('invitations.release-hold')}
        >
          {t('invitations.payHold')}
        </Button>
        <Button kind="danger" icon="x" disabled={act.busy} onClick={() => decide('invitations.refuse-hold')}>
          {t('invitations.refuseHold')}
        </Button>
      </div>
    </>
  );
}
