import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { EmptyState } from '../../../design/states.tsx';
import { Time } from '../../../lib/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { Cell, Row, Table } from './Table.tsx';
import { Name } from './Who.tsx';

export interface AuditPage {
  by?: number | undefined;
  uid?: number | undefined;
  action?: string | undefined;
  found: DataOf<Calls['operators.audit']>;
}

type AuditRow = AuditPage['found']['list'][number];

/** What operators did, the newest first. */
export function Trail({ found }: Pick<AuditPage, 'found'>) {
  const t = useT();
  const columns = ['when', 'who', 'what', 'whom', 'changes'].map((name) => t(`operators.audit.column.${name}`));
  const [when, who, what, whom, changes] = columns;
  if (found.list.length === 0) return <EmptyState title={t('operators.audit.none')} />;
  return (
    <Table caption={t('operators.nav.audit')} columns={columns}>
      {found.list.map((row) => (
        <Row key={row.id}>
          <Cell label={when}>
            <span title={row.requestId}>
              <Time at={Date.parse(row.at) / 1000} />
            </span>
          </Cell>
          <Cell label={who}>
            <Name member={row.by} />
          </Cell>
          <Cell label={what}>{row.label}</Cell>
          <Cell label={whom}>
            <Name member={row.whom} nobody={row.subject || '–'} />
            {row.whom && row.subject && <span className="block text-xs text-ink-3">{row.subject}</span>}
          </Cell>
          <Cell label={changes}>
            <Changes row={row} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Changes({ row }: { row: AuditRow }) {
  const t = useT();
  if (row.changes.length === 0 && row.reason === '') return <span className="text-ink-3">–</span>;
  return (
    <div className="flex flex-col gap-1">
      {row.changes.map((change) => (
        <p key={change.field} className="text-xs">
          {change.field && <span className="text-ink-3">{`${change.field}: `}</span>}
          <del className="text-ink-3">
            <span className="sr-only">{t('operators.audit.before')} </span>
            {change.before}
          </del>{' '}
          <ins className="font-bold no-underline">
            <span className="sr-only">{t('operators.audit.after')} </span>
            {change.after || '–'}
          </ins>
        </p>
      ))}
      {row.reason !== '' && (
        <p className="text-ink-2" dir="auto">
          {row.reason}
        </p>
      )}
    </div>
  );
}
