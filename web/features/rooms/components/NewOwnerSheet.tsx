import { useState } from 'react';
import type { RoomProfile } from '../../../../contract/domains/rooms/shapes.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { personListed } from '../../../design/person.ts';
import { PersonPicture } from '../../../design/UserChip.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { MembersRead } from '../queries.ts';
import { ActSheet } from './ActSheet.tsx';

const part = 'owner';
/** So many are offered, admins first; anyone else is chosen from the members. */
const offered = 20;

interface NewOwnerSheetProps {
  group: RoomProfile;
  first: MembersRead;
  /** Who was chosen from the members; 0 for nobody. */
  uid: number;
}

/** Makes another member the owner, at once; who was it stays as an admin. */
export function NewOwnerSheet({ group, first, uid }: NewOwnerSheetProps) {
  const t = useT();
  const [chosen, setChosen] = useState(uid);
  const others = first.list.filter(({ role }) => role !== 'owner');
  const list = others.filter((member, place) => place < offered || member.uid === uid);
  return (
    <ActSheet
      group={group}
      title={t('rooms.newOwner')}
      call="rooms.hand-over"
      word={t('rooms.newOwnerDo')}
      options={{ part, typed: () => ({ uid: chosen }), says: t('rooms.did.owner') }}
    >
      <p className="text-md text-ink-2">{t('rooms.newOwnerText')}</p>
      {list.length === 0 ? (
        <EmptyState title={t('rooms.newOwnerNone')} text={t('rooms.newOwnerNoneText')} />
      ) : (
        <fieldset className="min-w-0">
          <legend className="form-label">{t('rooms.newOwnerWho')}</legend>
          {list.map((member) => (
            <label
              key={member.uid}
              className="flex min-h-14 cursor-pointer items-center gap-3 border-b border-line py-1 last:border-b-0"
            >
              <PersonPicture person={{ ...personListed(member), uid: 0 }} />
              <span className="min-w-0 flex-1">
                <b className="block truncate" dir="auto">
                  {member.username}
                </b>
                <span className="hint">{t(`rooms.role.${member.role}`)}</span>
              </span>
              <EarlyInput
                type="radio"
                className="radio"
                form={pageForm}
                name={`uid@${part}`}
                value={member.uid}
                checked={chosen === member.uid}
                onChange={() => setChosen(member.uid)}
              />
            </label>
          ))}
        </fieldset>
      )}
    </ActSheet>
  );
}
