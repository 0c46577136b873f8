import type { RoomRow } from '../../../contract/domains/rooms/shapes.ts';
import { messagePath } from '../../lib/message-path.ts';
import { useNavigate } from '../../router/hooks.ts';
import { useSession } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';
import { roomPath } from './room-path.ts';
import { useRoomAct } from './use-room-act.ts';

const joins = { JoinedSuccess: 'joined', WaitAdminApproval: 'asked', AlreadyInGroup: 'already' } as const;

interface JoinOptions {
  /** The secret of the link that led here. */
  invite?: string;
  /** Words to the owner and admins, read when it is pressed. */
  words?: () => string;
  /** The part of the page in which those words stand. */
  part?: string;
}

/** Joins a group, or asks to: who came in is in its chat, who asked waits on its page. Without words the username stands there (R-CHT-024). */
export function useJoin({ groupID }: Pick<RoomRow, 'groupID'>, { invite = '', words, part }: JoinOptions = {}) {
  const t = useT();
  const navigate = useNavigate();
  const username = useSession()?.username ?? '';
  const shown = roomPath(groupID);
  return useRoomAct(
    'rooms.join',
    { groupID, ...(invite !== '' && { invite }), ...(!part && { applyMessage: username }) },
    {
      ...(part && { part }),
      to: shown,
      typed: () => ({ applyMessage: words?.().trim() || username }),
      says: ({ status }) => t(`rooms.did.${joins[status]}`),
      after: ({ status }) => navigate(status === 'WaitAdminApproval' ? shown : messagePath({ plid: groupID })),
    },
  );
}
