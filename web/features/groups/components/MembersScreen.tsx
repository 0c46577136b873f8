import { useState } from 'react';
import { groupLimits } from '../../../../contract/domains/groups/limits.ts';
import type { GroupDetail, GroupMember } from '../../../../contract/domains/groups/shapes.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { personListed } from '../../../design/person.ts';
import { UserChip } from '../../../design/UserChip.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useGroupAct } from '../use-group-act.ts';
import { ActButton } from './ActButton.tsx';

interface MembersScreenProps {
  group: GroupDetail;
  list: readonly GroupMember[];
  page: number;
  totalPage: number;
}

/** Who is in a group; its owner names admins, and both remove members. */
export function MembersScreen({ group, list, page, totalPage }: MembersScreenProps) {
  const t = useT();
  return (
    <section className="card">
      <ul>
        {list.map((member) => (
          <li key={member.uid} className="flex flex-col gap-2 border-b border-line py-3 last:border-b-0">
            <UserChip person={personListed(member)} meta={<span>{t(`groups.role.${member.role}`)}</span>} />
            <Decisions group={group} member={member} />
          </li>
        ))}
      </ul>
      {page < totalPage && (
        <div className="flex justify-center p-4">
          <Link to={`?page=${page + 1}`} className="btn btn-outline">
            {t('groups.moreMembers')}
          </Link>
        </div>
      )}
    </section>
  );
}

/** What may be decided over a member: the owner over all others, an admin over plain members. */
function Decisions({ group, member }: { group: GroupDetail; member: GroupMember }) {
  const t = useT();
  const { groupid, can } = group;
  const { uid, role, username } = member;
  const removes = can.edit ? role !== 'owner' : can.manage && role === 'member';
  if (!removes) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {can.edit && (
        <ActButton
          call="groups.set-role"
          fields={{ groupid, uid, admin: role === 'admin' ? 0 : 1 }}
          className="btn btn-small btn-outline"
        >
          {t(role === 'admin' ? 'groups.noAdmin' : 'groups.makeAdmin')}
          <span className="sr-only"> {username}</span>
        </ActButton>
      )}
      <Remove groupid={groupid} member={member} />
    </div>
  );
}

/** Removing asks for a reason first, which stands in the trail. */
function Remove({ groupid, member: { uid, username } }: { groupid: number; member: GroupMember }) {
  const t = useT();
  const [reason, setReason] = useState('');
  const part = `out${uid}`;
  const act = useGroupAct('groups.remove-member', { groupid, uid }, { typed: () => ({ reason }), part });
  return (
    <details className="min-w-0 flex-1">
      <summary className="tap link min-h-11 text-sm">
        {t('groups.remove')}
        <span className="sr-only"> {username}</span>
      </summary>
      <div className="flex flex-wrap items-center gap-2 pt-2">
        <label className="input min-w-0 flex-1">
          <span className="sr-only">{t('groups.reason')}</span>
          <EarlyInput
            form={pageForm}
            name={`reason@${part}`}
            value={reason}
            maxLength={groupLimits.reasonMax}
            placeholder={t('groups.reason')}
            dir="auto"
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
        <FormButton className="btn btn-danger" action={act.action} disabled={act.busy} onClick={act.press}>
          {t('groups.removeDo')}
        </FormButton>
      </div>
    </details>
  );
}
