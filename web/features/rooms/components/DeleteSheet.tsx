import { useState } from 'react';
import type { RoomProfile } from '../../../../contract/domains/rooms/shapes.ts';
import { TextInput } from '../../../design/fields.tsx';
import { Note } from '../../../design/parts.tsx';
import { useScripted } from '../../../lib/use-scripted.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { roomPath } from '../room-path.ts';
import { ActSheet } from './ActSheet.tsx';

/** Deleting asks first; with script the name is typed, so that no stray thumb does it. */
export function DeleteSheet({ group }: { group: RoomProfile }) {
  const t = useT();
  const navigate = useNavigate();
  const scripted = useScripted();
  const [typed, setTyped] = useState('');
  const { groupID, name, memberCount, can } = group;
  const fold = (words: string) => words.trim().toLocaleLowerCase();
  return (
    <ActSheet
      group={group}
      title={t('rooms.deleteTitle', { name })}
      call="rooms.delete"
      word={t('rooms.delete')}
      danger
      disabled={scripted && fold(typed) !== fold(name)}
      options={{
        ...{ to: '/message', says: t('rooms.did.deleted') },
        after: () => navigate('/message', { replace: true }),
      }}
    >
      <p className="text-md text-ink-2">{t('rooms.deleteText', { count: memberCount })}</p>
      {can.own === 1 && memberCount > 1 && (
        <Note tone="warning" icon="crown">
          <p>{t('rooms.deleteRather')}</p>
          <Link
            to={roomPath(groupID, { part: 'owner' })}
            replace
            preventScrollReset
            className="tap link min-h-11 font-bold"
          >
            {t('rooms.newOwner')}
          </Link>
        </Note>
      )}
      <div className="scripted">
        <TextInput
          label={t('rooms.deleteType')}
          hint={name}
          value={typed}
          dir="auto"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </ActSheet>
  );
}
