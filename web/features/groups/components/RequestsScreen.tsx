import type { GroupDetail, GroupRequest } from '../../../../contract/domains/groups/shapes.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { personListed } from '../../../design/person.ts';
import { UserChip } from '../../../design/UserChip.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { Link } from '../../../router/links.tsx';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { ActButton } from './ActButton.tsx';

interface RequestsScreenProps {
  group: GroupDetail;
  list: readonly GroupRequest[];
  next: string;
}

/** Who waits to be taken into a group, each with the words that came along. */
export function RequestsScreen({ group: { groupid }, list, next }: RequestsScreenProps) {
  const t = useT();
  if (list.length === 0)
    return (
      <section className="card">
        <EmptyState title={t('groups.noRequests')} text={t('groups.noRequestsText')} />
      </section>
    );
  return (
    <section className="card">
      <ul>
        {list.map((request) => (
          <li key={request.uid} className="flex flex-col gap-2 border-b border-line py-3 last:border-b-0">
            <UserChip person={personListed(request)} meta={<Time at={request.dateline} />} />
            {request.message && (
              <p className="text-md wrap-anywhere" dir={directionOf(request.message)}>
                {request.message}
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              <Answer groupid={groupid} request={request} accept={1} />
              <Answer groupid={groupid} request={request} accept={0} />
            </div>
          </li>
        ))}
      </ul>
      {next !== '' && (
        <div className="flex justify-center p-4">
          <Link to={`?after=${next}`} className="btn btn-outline">
            {t('groups.moreRequests')}
          </Link>
        </div>
      )}
    </section>
  );
}

function Answer({ groupid, request, accept }: { groupid: number; request: GroupRequest; accept: 0 | 1 }) {
  const t = useT();
  return (
    <ActButton
      call="groups.answer-request"
      fields={{ groupid, uid: request.uid, accept }}
      className={accept === 1 ? 'btn btn-primary' : 'btn btn-outline'}
    >
      {t(accept === 1 ? 'groups.accept' : 'groups.decline')}
      <span className="sr-only"> {request.username}</span>
    </ActButton>
  );
}
