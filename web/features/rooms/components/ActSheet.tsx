import type { ReactNode } from 'react';
import type { RoomProfile } from '../../../../contract/domains/rooms/shapes.ts';
import { Dialog } from '../../../design/Dialog.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { useRevalidator } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { roomPath } from '../room-path.ts';
import { useClosing } from '../use-closing.ts';
import { type RoomAct, type RoomActOptions, useRoomAct } from '../use-room-act.ts';

interface ActSheetProps<C extends RoomAct> {
  group: RoomProfile;
  title: string;
  call: C;
  /** More of the call's fields than the group. */
  fields?: Record<string, string | number>;
  /** What the button says that does it. */
  word: string;
  /** What the way back says. */
  stay?: string;
  danger?: boolean;
  disabled?: boolean;
  options: RoomActOptions<C>;
  children: ReactNode;
}

/** A question over a group's page with one act, which leads back to the page unless it says where else. */
export function ActSheet<C extends RoomAct>(props: ActSheetProps<C>) {
  const { group, title, call, fields, word, stay, danger, disabled, options, children } = props;
  const t = useT();
  const { revalidate } = useRevalidator();
  const closeTo = roomPath(group.groupID);
  const close = useClosing(closeTo);
  const act = useRoomAct(
    call,
    { groupID: group.groupID, ...fields },
    {
      to: closeTo,
      after: async () => {
        await close();
        await revalidate();
      },
      ...options,
    },
  );
  return (
    <Dialog
      open
      shape="sheet"
      title={title}
      closeTo={closeTo}
      onClose={() => void close()}
      foot={
        <>
          <Link to={closeTo} className="btn btn-outline" replace preventScrollReset>
            {stay ?? t('shell.cancel')}
          </Link>
          <FormButton
            className={danger ? 'btn btn-danger' : 'btn btn-primary'}
            action={act.action}
            disabled={disabled}
            busy={act.busy && t('shell.working')}
            onClick={act.press}
          >
            {word}
          </FormButton>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
