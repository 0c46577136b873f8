import { useState } from 'react';
import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { RoomProfile } from '../../../../contract/domains/rooms/shapes.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { TextInput } from '../../../design/fields.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { ActSheet } from './ActSheet.tsx';

const part = 'own';

/** The reader's own name in a group; empty for their username. */
export function NameSheet({ group }: { group: RoomProfile }) {
  const t = useT();
  const [name, setName] = useState(group.nameCard);
  return (
    <ActSheet
      group={group}
      title={t('rooms.nameCard')}
      call="rooms.name-card"
      word={t('shell.save')}
      options={{ part, typed: () => ({ nameCard: name }), says: t('rooms.did.saved') }}
    >
      <TextInput
        label={t('rooms.nameCard')}
        hint={t('rooms.nameCardText')}
        form={pageForm}
        name={`nameCard@${part}`}
        value={name}
        maxLength={roomLimits.nameCardMax}
        placeholder={useSession()?.username}
        dir="auto"
        data-focus-first=""
        onChange={(event) => setName(event.target.value)}
      />
    </ActSheet>
  );
}
