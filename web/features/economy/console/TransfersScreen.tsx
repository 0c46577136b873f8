import type { ReactNode } from 'react';
import { FormRefused } from '../../../console/FormRefused.tsx';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { StateTabs } from '../../../console/StateTabs.tsx';
import { Name } from '../../../console/Who.tsx';
import { LinkButton } from '../../../design/Button.tsx';
import { Coin } from '../../../design/Coin.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Tag } from '../../../design/parts.tsx';
import { secondsOf } from '../../../lib/time.ts';
import { useSearch } from '../../../router/hooks.ts';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { DecideDialog, verdicts } from './DecideDialog.tsx';
import { addressWith } from './money-address.ts';
import type { FoundTransfers, Transfer } from './money-rows.ts';

const states = ['open', 'done'] as const;
type ListState = (typeof states)[number];
export const transferStateOf = (name: string | null): ListState => states.find((state) => state === name) ?? 'open';

const tones = { waiting: 'primary', paid: 'success', refused: 'danger', expired: 'plain' } as const;

/** Transfers by hand: those that a second operator decides on, and all others. */
export function TransfersScreen({ state, found }: { state: ListState; found: FoundTransfers }) {
  const t = useT();
  const search = useSearch();
  const verdict = verdicts.find((each) => search.has(each));
  const asked = verdict && found.list.find(({ id, can }) => can.decide === 1 && String(id) === search.get(verdict));
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.transfers')}</h1>
      <StateTabs label={t('operators.nav.transfers')} state={state} states={states} />
      {!asked && <FormRefused calls={['operators.approve-transfer', 'operators.refuse-transfer']} />}
      {found.list.length === 0 && <EmptyState title={t(`operators.funds.transfersNone.${state}`)} />}
      {found.list.map((transfer) => (
        <TransferCard key={`${transfer.id} ${transfer.state}`} transfer={transfer} />
      ))}
      <MoreLink next={found.next} />
      {asked && <DecideDialog key={`${verdict} ${asked.id}`} transfer={asked} verdict={verdict} />}
    </>
  );
}

function TransferCard({ transfer }: { transfer: Transfer }) {
  const t = useT();
  const { way, amount, currency, state, askedAt } = transfer;
  return (
    <article className="card flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <Tag tone={tones[state]}>{t(`operators.funds.state.${state}`)}</Tag>
        <b className="num inline-flex items-center gap-1 text-md">
          <Coin of={currency} size="s" />
          {t(way === 'give' ? 'operators.funds.gives' : 'operators.funds.takes', { amount, currency })}
        </b>
        <Moment at={secondsOf(askedAt)} className="text-xs text-ink-3" />
      </div>
      <Facts transfer={transfer} />
      {state === 'waiting' && <Acts transfer={transfer} />}
    </article>
  );
}

function Facts({ transfer }: { transfer: Transfer }) {
  const t = useT();
  const { member, shown, reason, askedBy, decidedBy, decision, state, expiresAt } = transfer;
  const facts: [string, ReactNode][] = [
    [t('operators.member'), <Name key="member" member={member} nobody="–" />],
    [t('operators.funds.shown'), <bdi key="shown">{shown}</bdi>],
    [t('operators.reason'), <bdi key="reason">{reason}</bdi>],
    [t('operators.funds.askedBy'), <Name key="asked" member={askedBy} nobody="–" />],
  ];
  if (state === 'waiting') facts.push([t('operators.funds.until'), <Moment key="until" at={secondsOf(expiresAt)} />]);
  if (decidedBy) facts.push([t('operators.funds.decidedBy'), <Name key="decided" member={decidedBy} />]);
  if (decision !== '') facts.push([t('operators.funds.decision'), <bdi key="decision">{decision}</bdi>]);
  return (
    <dl className="grid items-baseline gap-x-4 text-sm sm:grid-cols-[12rem_1fr] sm:gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3 max-sm:mt-1 max-sm:text-xs">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Nobody decides on what they asked for, or on their own money. */
function Acts({ transfer: { id, can } }: { transfer: Transfer }) {
  const t = useT();
  const search = useSearch();
  if (can.decide === 0) return <p className="hint">{t('operators.funds.others')}</p>;
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton icon="check" to={addressWith(search, { approve: String(id), refuse: '' })} replace preventScrollReset>
        {t('operators.funds.approve')}
      </LinkButton>
      <LinkButton
        kind="outline"
        icon="x"
        to={addressWith(search, { refuse: String(id), approve: '' })}
        replace
        preventScrollReset
      >
        {t('operators.funds.refuse')}
      </LinkButton>
    </div>
  );
}
