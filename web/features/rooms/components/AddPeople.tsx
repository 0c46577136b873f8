import type { RoomProfile } from '../../../../contract/domains/rooms/shapes.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { useNavigate } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import type { Candidate } from '../queries.ts';
import { roomPath } from '../room-path.ts';
import { usePeople } from '../use-people.ts';
import { useRoomAct } from '../use-room-act.ts';
import { PeoplePicker } from './PeoplePicker.tsx';

const part = 'add';

interface AddPeopleProps {
  group: RoomProfile;
  people: readonly Candidate[];
  q: string;
}

/** Adds people to a group; where that fails the call's own words are shown (R-CHT-034). */
export function AddPeople({ group: { groupID }, people: first, q }: AddPeopleProps) {
  const t = useT();
  const navigate = useNavigate();
  const people = usePeople(first, q);
  const members = roomPath(groupID, { part: 'members' });
  const act = useRoomAct(
    'rooms.add',
    { groupID },
    {
      ...{ part, to: members, says: t('rooms.did.added'), after: () => navigate(members) },
      typed: () => ({ members: people.chosen.map(({ uid }) => uid).join(',') }),
    },
  );
  return (
    <section className="card flex flex-col gap-3">
      <h1 className="heading text-lg max-lg:sr-only">{t('rooms.addTitle')}</h1>
      <PeoplePicker people={people} action={roomPath(groupID)} stays={{ plid: groupID, part }} part={part} />
      <FormButton
        className="btn btn-primary btn-wide"
        action={act.action}
        busy={act.busy && t('shell.working')}
        onClick={act.press}
      >
        {t('rooms.addDo', { count: people.chosen.length })}
      </FormButton>
    </section>
  );
}
