import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { Name, Who } from '../../../console/Who.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { useT } from '../../../texts/texts.tsx';
import { SanctionFacts } from './SanctionFacts.tsx';

/** Who may not speak or has no access now. */
export function SanctionsScreen({ found }: { found: DataOf<Calls['operators.sanctioned']> }) {
  const t = useT();
  const member = t('operators.member');
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.sanctions')}</h1>
      {found.list.length === 0 ? (
        <EmptyState title={t('operators.sanctionsNobody')} />
      ) : (
        <Table caption={t('operators.nav.sanctions')} columns={[member, t('operators.sanction')]}>
          {found.list.map((row) => (
            <Row key={row.id}>
              <Cell>{row.member ? <Who member={row.member} /> : <Name member={null} />}</Cell>
              <Cell>
                <SanctionFacts sanction={row} />
              </Cell>
            </Row>
          ))}
        </Table>
      )}
      <MoreLink next={found.next} />
    </>
  );
}
