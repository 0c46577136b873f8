import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { Who } from '../../../console/Who.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type SearchField, SearchForm } from './SearchForm.tsx';

export interface MembersPage {
  by: SearchField;
  q: string;
  found: DataOf<Calls['operators.members']>;
}

/** Members by the beginning of what is looked for. */
export function MembersScreen({ by, q, found }: MembersPage) {
  const t = useT();
  const value = t(`operators.search.${by}`);
  const member = t('operators.member');
  const showsMatch = found.list.some(matchedByOtherField);
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.members')}</h1>
      <SearchForm key={`${by}:${q}`} by={by} q={q} />
      {found.list.length === 0 ? (
        <EmptyState title={t('operators.search.none')} text={t('operators.search.noneText')} />
      ) : (
        <Table caption={t('operators.nav.members')} columns={showsMatch ? [member, value] : [member]}>
          {found.list.map((row) => (
            <Row key={`${row.uid}:${row.found}`}>
              <Cell>
                <Who member={row} />
              </Cell>
              {showsMatch && (
                <Cell label={value} anywhere>
                  <span dir="auto">{row.found}</span>
                </Cell>
              )}
            </Row>
          ))}
        </Table>
      )}
      <MoreLink next={found.next} />
    </>
  );
}

/** What was found is no name or number that stands there anyhow. */
const matchedByOtherField = ({ found, username, uid }: MembersPage['found']['list'][number]): boolean =>
  found !== username.toLowerCase() && found !== String(uid);
