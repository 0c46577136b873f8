import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberAsked } from '../../../console/member-asked.ts';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { Name } from '../../../console/Who.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { secondsOf } from '../../../lib/time.ts';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';

export interface AuditPage {
  by: MemberAsked;
  whom: MemberAsked;
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
            <span title={row.requestId} className="lg:whitespace-nowrap">
              <Moment at={secondsOf(row.at)} />
            </span>
          </Cell>
          <Cell label={who}>
            <div className="lg:min-w-30">
              <Name member={row.by} />
              {row.provenAt !== null && (
                <span className="block text-xs text-ink-3">
                  {t('operators.audit.proven')} <Moment at={secondsOf(row.provenAt)} />
                </span>
              )}
            </div>
          </Cell>
          <Cell label={what}>{row.label}</Cell>
          <Cell label={whom}>
            <div className="lg:min-w-30">
              <Whom row={row} />
            </div>
          </Cell>
          <Cell label={changes} anywhere>
            <Changes row={row} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

/** A member, a thing by its name or number, or both; a setting by the name that operators know. */
function Whom({ row: { whom, subject, thing = subject } }: { row: AuditRow }) {
  return (
    <>
      <Name member={whom} nobody={thing || '–'} />
      {whom && thing && <span className="block text-xs text-ink-3">{thing}</span>}
    </>
  );
}

/** What was changed, and why. */
export function Changes({ row }: { row: AuditRow }) {
  const t = useT();
  if (row.changes.length === 0 && row.reason === '') return <span className="text-ink-3">–</span>;
  return (
    <div className="flex flex-col gap-1">
      {row.changes.map((change) => (
        <p key={change.field} className="text-xs">
          {change.label && <span className="text-ink-3">{t('operators.audit.field', { label: change.label })} </span>}
          {change.before && (
            <>
              <span className="sr-only">{t('operators.audit.before')} </span>
              <del className="text-ink-3">
                <Value text={change.before} />
              </del>{' '}
            </>
          )}
          <span className="sr-only">{t('operators.audit.after')} </span>
          <ins className="font-bold no-underline">{change.after ? <Value text={change.after} /> : '–'}</ins>
        </p>
      ))}
      {row.reason !== '' && (
        <p className="text-ink-2" dir={directionOf(row.reason)}>
          {row.reason}
        </p>
      )}
    </div>
  );
}

/** A value as the server sent it; a moment by its day. */
function Value({ text }: { text: string }) {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? (
    <Moment at={secondsOf(text)} />
  ) : (
    <span dir={directionOf(text)}>{text}</span>
  );
}
