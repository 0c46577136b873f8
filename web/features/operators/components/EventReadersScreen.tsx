import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { Tag } from '../../../design/parts.tsx';
import { secondsOf } from '../../../lib/time.ts';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';

type Reader = DataOf<Calls['operators.event-readers']>['list'][number];

/** How far each part of the site has read the log of events. */
export function EventReadersScreen({ list }: { list: readonly Reader[] }) {
  const t = useT();
  const columns = [t('operators.events.reader'), t('operators.events.behind'), t('operators.events.state')];
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.events')}</h1>
      <p className="px-4 text-sm text-ink-2 sm:px-0">{t('operators.events.text')}</p>
      <Table caption={t('operators.nav.events')} columns={columns}>
        {list.map((reader) => (
          <Row key={reader.name}>
            <Cell label={columns[0]}>
              <bdi>{reader.name}</bdi>
            </Cell>
            <Cell label={columns[1]}>
              {t('operators.events.count', { count: reader.behind })}
              {reader.since !== null && (
                <p className="text-xs text-ink-3">
                  {t('operators.events.since')} <Moment at={secondsOf(reader.since)} />
                </p>
              )}
            </Cell>
            <Cell label={columns[2]} anywhere>
              <State reader={reader} />
            </Cell>
          </Row>
        ))}
      </Table>
    </>
  );
}

function State({ reader: { name, left, failure } }: { reader: Reader }) {
  const t = useT();
  if (left) return <span className="text-ink-3">{t('operators.events.left')}</span>;
  if (failure === null) return t('operators.events.fine');
  return (
    <div className="flex flex-col items-start gap-1">
      <Tag tone="danger">{t('operators.events.failed', { times: failure.attempts })}</Tag>
      <p>{t('operators.events.waitsAt', { event: String(failure.event), name: failure.name })}</p>
      <p className="text-xs text-ink-3">
        {t('operators.events.retryAt')} <Moment at={secondsOf(failure.retryAt)} />
      </p>
      <code dir="ltr" className="text-xs wrap-anywhere">
        {failure.error}
      </code>
      <p className="text-xs text-ink-3">{t('operators.events.skip')}</p>
      <code dir="ltr" className="text-xs wrap-anywhere">
        {t('operators.events.command', { reader: name, event: String(failure.event) })}
      </code>
    </div>
  );
}
