import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { Tag, type TagTone } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';

type Found = DataOf<Calls['creator.applications']>;
type Status = Found['list'][number]['status'];

const columns = ['member', 'sent', 'promised', 'state'] as const;
const tones: Partial<Record<Status, TagTone>> = { waiting: 'value', granted: 'success' };

/** Applications that wait, the oldest first, or those that were answered. */
export function ApplicationsOffice({ found, answered }: { found: Found; answered: boolean }) {
  const t = useT();
  const day = useDay();
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('creator.in-operators.applications')}</h1>
      <nav className="tabs bg-surface px-1 sm:rounded-md" aria-label={t('creator.console.column.state')}>
        {([false, true] as const).map((each) => (
          <Link
            key={String(each)}
            to={each ? '?answered=1' : '?'}
            className="tab"
            aria-current={each === answered ? 'page' : undefined}
          >
            {t(each ? 'creator.console.answered' : 'creator.console.waiting')}
          </Link>
        ))}
      </nav>
      {found.list.length === 0 ? (
        <EmptyState title={t('creator.console.none')} />
      ) : (
        <Table
          caption={t('creator.in-operators.applications')}
          columns={columns.map((each) => t(`creator.console.column.${each}`))}
        >
          {found.list.map((row) => (
            <Row key={row.id}>
              <Cell label={t('creator.console.column.member')} anywhere>
                <Link to={`/operator/creators/${row.id}`} className="tap link font-bold" dir="auto">
                  {row.username}
                </Link>
              </Cell>
              <Cell label={t('creator.console.column.sent')}>{day(row.sent_at)}</Cell>
              <Cell label={t('creator.console.column.promised')}>{day(row.promised_at)}</Cell>
              <Cell label={t('creator.console.column.state')}>
                <StateTags status={row.status} isAppeal={row.is_appeal === 1} />
              </Cell>
            </Row>
          ))}
        </Table>
      )}
      <Pagination page={found.page} total={found.totalPage} />
      <p className="px-4 text-sm sm:px-0">
        <Link to="/operator/settings" className="tap link">
          {t('creator.console.pools')}
        </Link>
      </p>
    </>
  );
}

/** Where an application stands, and whether it asks to look at a refusal again. */
export function StateTags({ status, isAppeal }: { status: Status; isAppeal: boolean }) {
  const t = useT();
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Tag tone={tones[status] ?? 'plain'}>{t(`creator.console.state.${status}`)}</Tag>
      {isAppeal && <Tag tone="primary">{t('moderation.appeal')}</Tag>}
    </span>
  );
}
