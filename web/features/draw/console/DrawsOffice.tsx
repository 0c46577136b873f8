import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { useWhen } from '../use-when.ts';
import { askedOf, askTo } from './asked.ts';
import { DrawForm } from './DrawForm.tsx';
import type { Deeds } from './deeds.ts';
import { StateTag } from './StateTag.tsx';

type Found = DataOf<Calls['draw.admin-list']>;

const columns = ['title', 'state', 'closes', 'tickets', 'confirmed'] as const;

/** All draws, and the way to another. */
export function DrawsOffice({ found, deeds }: { found: Found; deeds: Deeds }) {
  const t = useT();
  const when = useWhen();
  const { language } = useLocale();
  const { ask } = askedOf(useSearch());
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 sm:px-0">
        <h1 className="heading flex-1 text-xl">{t('draw.console.draws')}</h1>
        <LinkButton icon="plus" to={askTo('new')} replace preventScrollReset>
          {t('draw.console.new')}
        </LinkButton>
      </div>
      {found.list.length === 0 ? (
        <EmptyState title={t('draw.console.none')} />
      ) : (
        <Table caption={t('draw.console.draws')} columns={columns.map((each) => t(`draw.console.field.${each}`))}>
          {found.list.map((draw) => (
            <Row key={draw.drawid}>
              <Cell label={t('draw.console.field.title')} anywhere>
                <Link to={`/operator/draws/${draw.drawid}`} className="tap link font-bold" dir="auto">
                  {draw.title[language]}
                </Link>
              </Cell>
              <Cell label={t('draw.console.field.state')}>
                <StateTag state={draw.state} />
              </Cell>
              <Cell label={t('draw.console.field.closes')}>{draw.closes_at > 0 ? when(draw.closes_at) : '–'}</Cell>
              <Cell label={t('draw.console.field.tickets')}>
                <span className="num">{draw.tickets.toLocaleString(language)}</span>
              </Cell>
              <Cell label={t('draw.console.field.confirmed')}>
                <span className="num">
                  {draw.confirmed}/{draw.pieces}
                </span>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
      {found.more && (
        <Link to={`?before=${found.list.at(-1)?.drawid ?? 0}`} className="btn btn-outline self-center">
          {t('shell.loadMore')}
        </Link>
      )}
      {ask === 'new' && <DrawForm deeds={deeds} hasBeacon={found.has_beacon} />}
    </>
  );
}
