import type { ReactNode } from 'react';
import { Column, Frame } from '../../../shell/layouts/Frame.tsx';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { RoomRead } from '../queries.ts';
import { roomPath } from '../room-path.ts';
import { AddPeople } from './AddPeople.tsx';
import { DeleteSheet } from './DeleteSheet.tsx';
import { DoorScreen } from './DoorScreen.tsx';
import { EditGroup } from './EditGroup.tsx';
import { LinkSheet } from './LinkSheet.tsx';
import { ManagingCard } from './ManagingCard.tsx';
import { MembersPart } from './MembersPart.tsx';
import { NameSheet } from './NameSheet.tsx';
import { NewOwnerSheet } from './NewOwnerSheet.tsx';
import { NoticeCard } from './NoticeCard.tsx';
import { QuitSheet } from './QuitSheet.tsx';
import { HeldPart, RequestsPart } from './RequestsPart.tsx';
import { RoomCard } from './RoomCard.tsx';

/** A group's page: its door for who is not in it; for members what is set, and the part that is open beside it. */
export function RoomScreen(read: RoomRead) {
  const t = useT();
  const { group, place } = read;
  if (group.role === '') return <DoorScreen {...read} />;
  const beside = besideOf(read);
  const title = beside?.title(t) ?? group.name;
  return (
    <Frame
      head={{ title, back: beside ? roomPath(group.groupID) : `/message?plid=${group.groupID}` }}
      tabBar
      columns="one"
    >
      <PageMeta title={beside ? `${group.name}: ${title}` : title} hidden />
      <Column>
        <div className="main room-page">
          <div className={beside ? 'main max-lg:hidden' : 'main'}>
            <RoomCard read={read} isBeside={beside !== null} />
          </div>
          <div className="main min-w-0">
            {beside ? (
              beside.part
            ) : (
              <>
                <NoticeCard group={group} />
                {group.can.manage === 1 && <ManagingCard group={group} />}
              </>
            )}
          </div>
        </div>
      </Column>
      <Question read={read} key={place.part} />
    </Frame>
  );
}

interface Beside {
  title: (t: ReturnType<typeof useT>) => string;
  part: ReactNode;
}

/** The part of the page that is open; null where it is the page itself. */
function besideOf(read: RoomRead): Beside | null {
  const { place, group, members, requests, held, people } = read;
  if (place.part === 'members' && members)
    return {
      title: (t) => t('rooms.membersTitle'),
      part: <MembersPart group={group} first={members} place={place} />,
    };
  if (place.part === 'add' && people)
    return { title: (t) => t('rooms.addTitle'), part: <AddPeople group={group} people={people} q={place.q} /> };
  if (place.part === 'requests' && requests)
    return {
      title: (t) => t('rooms.requests'),
      part: <RequestsPart group={group} requests={requests} held={held?.length ?? 0} />,
    };
  if (place.part === 'held' && held)
    return { title: (t) => t('rooms.requests'), part: <HeldPart group={group} held={held} /> };
  if (place.part === 'edit' && group.can.edit === 1)
    return { title: (t) => t('rooms.edit'), part: <EditGroup group={group} /> };
  return null;
}

/** What is asked over the page. */
function Question({ read: { place, group, members } }: { read: RoomRead }) {
  const { can } = group;
  if (place.part === 'link' && can.manage === 1) return <LinkSheet group={group} />;
  if (place.part === 'name') return <NameSheet group={group} />;
  if (place.part === 'owner' && can.own === 1 && members)
    return <NewOwnerSheet group={group} first={members} uid={place.uid} />;
  if (place.part === 'quit') return <QuitSheet group={group} />;
  if (place.part === 'delete' && can.delete === 1) return <DeleteSheet group={group} />;
  return null;
}
