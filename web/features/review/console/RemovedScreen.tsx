import type { TakenDownRow } from '../../../../contract/domains/review/moderating/shapes.ts';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Tag } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { moderatePath } from '../../../lib/moderate-path.ts';
import { secondsOf } from '../../../lib/time.ts';
import { Link } from '../../../router/links.tsx';
import { useMoment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';

interface RemovedScreenProps {
  found: { list: TakenDownRow[]; next: string };
}

/** Posts that moderators have hidden or deleted, each leading to where it is shown or restored. */
export function RemovedScreen({ found: { list, next } }: RemovedScreenProps) {
  const t = useT();
  const moment = useMoment();
  const columns = ['post', 'author', 'why', 'by'].map((column) => t(`operators.removed.${column}`));
  const [post, author, why, by] = columns;
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.removed')}</h1>
      {list.length === 0 && <EmptyState title={t('operators.removed.none')} />}
      {list.length > 0 && (
        <Table caption={t('operators.nav.removed')} columns={columns}>
          {list.map((row) => (
            <Row key={row.pid}>
              <Cell label={post} anywhere>
                <Link to={moderatePath(row.pid)} className="tap link" dir={directionOf(row.subject)}>
                  {row.subject}
                </Link>{' '}
                <Tag tone={row.kind === 'removed' ? 'danger' : 'plain'}>{t(`operators.removed.${row.kind}`)}</Tag>
              </Cell>
              <Cell label={author}>
                <bdi>{row.author.username}</bdi>
              </Cell>
              <Cell label={why}>
                {row.rule !== 'other' && <span className="block">{t(`moderation.rule.${row.rule}`)}</span>}
                <span dir={directionOf(row.reason)}>{row.reason}</span>
              </Cell>
              <Cell label={by}>
                <bdi>{row.by?.username}</bdi> {moment(secondsOf(row.at))}
              </Cell>
            </Row>
          ))}
        </Table>
      )}
      <MoreLink next={next === '' ? null : next} />
    </>
  );
}
