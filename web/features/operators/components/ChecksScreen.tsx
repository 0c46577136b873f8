import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { Tag } from '../../../design/parts.tsx';
import { secondsOf } from '../../../lib/time.ts';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { proves } from '../check-words.ts';

type Check = DataOf<Calls['operators.checks']>['list'][number];

/** What each nightly proof found last. */
export function ChecksScreen({ list }: { list: readonly Check[] }) {
  const t = useT();
  const columns = [t('operators.checks.what'), t('operators.checks.ran'), t('operators.checks.result')];
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.checks')}</h1>
      <p className="px-4 text-sm text-ink-2 sm:px-0">{t('operators.checks.text')}</p>
      <Table caption={t('operators.nav.checks')} columns={columns}>
        {list.map((check) => (
          <Row key={check.name}>
            <Cell label={columns[0]} anywhere>
              {proves[check.name] ? t(proves[check.name]!) : <bdi>{check.name}</bdi>}
            </Cell>
            <Cell label={columns[1]}>
              {check.at === null ? t('operators.checks.never') : <Moment at={secondsOf(check.at)} />}
            </Cell>
            <Cell label={columns[2]} anywhere>
              <Result check={check} />
            </Cell>
          </Row>
        ))}
      </Table>
    </>
  );
}

function Result({ check: { at, faults, found, soundAt } }: { check: Check }) {
  const t = useT();
  if (at === null) return '–';
  if (faults === 0) return <Tag tone="success">{t('operators.checks.sound')}</Tag>;
  return (
    <div className="flex flex-col items-start gap-1">
      <Tag tone="danger">{t('operators.checks.faults', { count: faults })}</Tag>
      {soundAt !== null && (
        <p className="text-xs text-ink-3">
          {t('operators.checks.soundAt')} <Moment at={secondsOf(soundAt)} />
        </p>
      )}
      {found.map((line) => (
        <code key={line} dir="ltr" className="text-xs wrap-anywhere">
          {line}
        </code>
      ))}
    </div>
  );
}
