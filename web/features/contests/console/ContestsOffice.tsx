import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { PhaseTag } from '../components/ContestCard.tsx';
import { askedOf, askTo } from './asked.ts';
import { ContestForm } from './ContestForm.tsx';

type Found = DataOf<Calls['contests.admin-list']>;

const columns = ['title', 'phase', 'closes_at', 'entries', 'waiting'] as const;

/** All contests, and the way to another. */
export function ContestsOffice({ found }: { found: Found }) {
  const t = useT();
  const day = useDay();
  const { ask } = askedOf(useSearch());
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 sm:px-0">
        <h1 className="heading flex-1 text-xl">{t('contests.contests')}</h1>
        <LinkButton icon="plus" to={askTo('new')} replace preventScrollReset>
          {t('contests.console.new')}
        </LinkButton>
      </div>
      {found.list.length === 0 ? (
        <EmptyState title={t('contests.contests.none')} />
      ) : (
        <Table caption={t('contests.contests')} columns={columns.map((each) => t(`contests.console.field.${each}`))}>
          {found.list.map((contest) => (
            <Row key={contest.id}>
              <Cell label={t('contests.console.field.title')} anywhere>
                <Link to={`/operator/contests/${contest.id}`} className="tap link font-bold" dir="auto">
                  {contest.title}
                </Link>
              </Cell>
              <Cell label={t('contests.console.field.phase')}>
                <PhaseTag phase={contest.phase} />
              </Cell>
              <Cell label={t('contests.console.field.closes_at')}>{day(contest.closes_at)}</Cell>
              <Cell label={t('contests.console.field.entries')}>
                <span className="num">{contest.entries}</span>
              </Cell>
              <Cell label={t('contests.console.field.waiting')}>
                <span className="num">{contest.waiting}</span>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
      {found.more && (
        <Link to={`?before=${found.list.at(-1)?.id ?? 0}`} className="btn btn-outline self-center">
          {t('shell.loadMore')}
        </Link>
      )}
      {ask === 'new' && <ContestForm />}
    </>
  );
}
