import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { NameLink } from '../../../console/Who.tsx';
import { LinkButton } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Note, Tag } from '../../../design/parts.tsx';
import { contestPath, photoPath } from '../../../lib/photo-path.ts';
import { useSearch } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useMoment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { PhaseTag } from '../components/ContestCard.tsx';
import { askedOf, askTo } from './asked.ts';
import { ContestForm } from './ContestForm.tsx';

type Contest = DataOf<Calls['contests.admin-one']>;
type Standing = Contest['standings'][number];

/** A contest as operators run it: its days, its jury, what waits, and who wins. */
export function ContestOffice({ contest }: { contest: Contest }) {
  const t = useT();
  const { ask, id } = askedOf(useSearch());
  const entry = ask === 'award' ? contest.standings.find(({ tid }) => tid === id) : undefined;
  const isOver = contest.phase === 'closed' || contest.phase === 'won';
  // Prizes are given once entries and likes are frozen, a moment after the close.
  const isFrozen = contest.frozen === 1;
  const isRunning = contest.phase === 'open' || contest.phase === 'liking';
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 sm:px-0">
        <h1 className="heading flex-1 text-xl" dir="auto">
          {contest.title}
        </h1>
        <PhaseTag phase={contest.phase} />
      </div>
      {contest.agreed > 0 && <Note>{t('contests.refusal.agreed_before', { count: contest.agreed })}</Note>}
      <Days contest={contest} />
      <section className="card">
        <div className="card-head">
          <h2>{t('contests.photos.count', { count: contest.entries })}</h2>
          <Link to={contestPath(contest.id)} className="link ms-auto inline-flex min-h-11 items-center text-sm">
            {t('contests.console.look')}
          </Link>
        </div>
        {contest.waiting > 0 && (
          <p className="flex items-center gap-2">
            <b className="flex-1 text-md">{t('contests.console.waiting', { count: contest.waiting })}</b>
            <Link to="/operator/held" className="btn btn-quiet btn-small">
              {t('contests.console.start')}
            </Link>
          </p>
        )}
      </section>
      {isOver && !isFrozen && <Note>{t('contests.console.freezing')}</Note>}
      <Standings contest={contest} />
      <div className="flex flex-wrap gap-2 px-4 sm:px-0">
        {!isOver && (
          <LinkButton kind="outline" to={askTo('change')} replace preventScrollReset>
            {t('contests.console.change')}
          </LinkButton>
        )}
        {isRunning && (
          <LinkButton kind="outline" to={askTo('close')} replace preventScrollReset>
            {t('contests.console.close')}
          </LinkButton>
        )}
      </div>
      {ask === 'change' && !isOver && <ContestForm contest={contest} />}
      {ask === 'close' && isRunning && <CloseDialog contest={contest} />}
      {entry && isFrozen && <AwardDialog key={entry.tid} contest={contest} entry={entry} />}
    </>
  );
}

/** Its days and who judges, a line each. */
function Days({ contest }: { contest: Contest }) {
  const t = useT();
  const at = useMoment();
  const lines: [string, ReactNode][] = [
    ['photos', t('contests.console.from', { from: at(contest.opens_at), until: at(contest.entries_until) })],
    ['likes', t('contests.console.frozen', { until: at(contest.closes_at) })],
    ['jury', contest.jury.length > 0 ? contest.jury.join(', ') : t(`contests.console.decide.${contest.decide}`)],
    ['winners', at(contest.winners_at)],
  ];
  return (
    <dl className="card rows">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt className="flex-1 font-bold">{t(`contests.console.line.${name}`)}</dt>
          <dd className="text-end text-sm text-ink-2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Standings({ contest }: { contest: Contest }) {
  const t = useT();
  if (contest.standings.length === 0) return <EmptyState title={t('contests.photos.none')} />;
  const columns = ['entry', 'member', 'like', 'points', 'place'] as const;
  return (
    <Table
      caption={t('contests.console.standings')}
      columns={columns.map((each) => t(`contests.console.column.${each}`))}
    >
      {contest.standings.map((row) => (
        <Row key={row.tid}>
          <Cell label={t('contests.console.column.entry')} anywhere>
            <Link to={photoPath({ tid: row.tid, fid: contest.fid })} className="link" dir="auto">
              {row.subject}
            </Link>
          </Cell>
          <Cell label={t('contests.console.column.member')}>
            <NameLink uid={row.uid} name={row.username} />
          </Cell>
          <Cell label={t('contests.console.column.like')}>
            <span className="num">{row.like}</span>
          </Cell>
          <Cell label={t('contests.console.column.points')}>
            <span className="num">{t('contests.console.points', { points: row.points, count: row.judged })}</span>
          </Cell>
          <Cell label={t('contests.console.column.place')}>
            <Place row={row} isFrozen={contest.frozen === 1} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Place({ row, isFrozen }: { row: Standing; isFrozen: boolean }) {
  const t = useT();
  if (row.place > 0) return <Tag tone="value">{row.place}</Tag>;
  if (!isFrozen) return <>–</>;
  return (
    <LinkButton kind="outline" small to={askTo('award', row.tid)} replace preventScrollReset>
      {t('contests.console.award')}
    </LinkButton>
  );
}

function CloseDialog({ contest: { id, title } }: { contest: Contest }) {
  const t = useT();
  const form = useConsoleForm({
    ...{ does: 'contests.close', part: 'close', about: { contest: id }, closeTo: askTo() },
    first: () => ({}),
    act: async ({ key }) => {
      await call('contests.close', { contest: id }, { idempotencyKey: key });
      return t('contests.said.close');
    },
  });
  return (
    <AskedDialog
      title={t('contests.console.closeAsk', { title })}
      word={t('contests.console.close')}
      kind="danger"
      {...form.dialog}
    >
      <p className="text-md">{t('contests.console.closeText')}</p>
    </AskedDialog>
  );
}

/** Which prize an entry gets; its XGold is paid with it. */
function AwardDialog({ contest, entry }: { contest: Contest; entry: Standing }) {
  const t = useT();
  const left = contest.prizes.filter(({ given, count }) => given < count);
  const form = useConsoleForm({
    ...{ does: 'contests.award', part: 'award', about: { contest: contest.id, tid: entry.tid }, closeTo: askTo() },
    first: () => ({ place: String(left[0]?.place ?? '') }),
    act: async ({ draft, key }) => {
      const sent = { contest: contest.id, tid: entry.tid, place: Number(draft.place) };
      await call('contests.award', sent, { idempotencyKey: key });
      return t('contests.said.award');
    },
  });
  return (
    <AskedDialog
      title={t('contests.console.awardAsk', { title: entry.subject, name: entry.username })}
      word={t('contests.console.award')}
      kind="value"
      {...form.dialog}
    >
      {left.length === 0 ? (
        <p className="text-md">{t('contests.refusal.prize_given')}</p>
      ) : (
        <Select label={t('contests.console.column.place')} {...form.field('place')}>
          {left.map(({ place, what_en, xgold }) => (
            <option key={place} value={place}>
              {[`${place}. ${what_en}`, xgold > 0 && t('contests.contest.gold', { count: xgold })]
                .filter(Boolean)
                .join(', ')}
            </option>
          ))}
        </Select>
      )}
      <p className="hint">{t('contests.console.awardText')}</p>
    </AskedDialog>
  );
}
