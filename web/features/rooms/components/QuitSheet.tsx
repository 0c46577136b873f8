import { useState } from 'react';
import type { RoomProfile } from '../../../../contract/domains/rooms/shapes.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { Checkbox } from '../../../design/choices.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { useNavigate } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { roomPath } from '../room-path.ts';
import { useClosing } from '../use-closing.ts';
import { ActSheet } from './ActSheet.tsx';

const part = 'quit';

/** Asks before somebody leaves a group; its owner names another one first, or deletes it. */
export function QuitSheet({ group }: { group: RoomProfile }) {
  return group.role === 'owner' ? <OwnerStays group={group} /> : <Leaving group={group} />;
}

function Leaving({ group }: { group: RoomProfile }) {
  const t = useT();
  const navigate = useNavigate();
  const [never, setNever] = useState(false);
  const [both, setBoth] = useState(false);
  const { threadGroup } = group;
  const leave = async () => {
    if (both) await call('groups.leave', { groupid: threadGroup });
    await navigate('/message', { replace: true });
  };
  return (
    <ActSheet
      group={group}
      title={t('rooms.quitTitle', { name: group.name })}
      call="rooms.quit"
      word={t('rooms.leave')}
      stay={t('rooms.stay')}
      danger
      options={{
        ...{ part, to: '/message', says: t('rooms.did.left'), after: leave },
        typed: () => ({ never: never ? 1 : 0 }),
      }}
    >
      <p className="text-md text-ink-2">{t('rooms.quitText')}</p>
      {threadGroup === 0 ? (
        <Checkbox
          className="min-h-11"
          form={pageForm}
          name={`never@${part}`}
          value="1"
          checked={never}
          onChange={(event) => setNever(event.target.checked)}
        >
          {t('rooms.quitNever')}
        </Checkbox>
      ) : (
        <>
          <p className="unscripted text-md">{t('rooms.quitThreadsText')}</p>
          <div className="scripted">
            <Checkbox className="min-h-11" checked={both} onChange={(event) => setBoth(event.target.checked)}>
              {t('rooms.quitThreads')}
            </Checkbox>
          </div>
        </>
      )}
    </ActSheet>
  );
}

/** Nobody leaves a group without an owner. */
function OwnerStays({ group: { groupID, name, can } }: { group: RoomProfile }) {
  const t = useT();
  const closeTo = roomPath(groupID);
  return (
    <Dialog
      open
      shape="sheet"
      title={t('rooms.quitTitle', { name })}
      closeTo={closeTo}
      onClose={useClosing(closeTo)}
      foot={
        <Link to={closeTo} className="btn btn-outline" replace preventScrollReset>
          {t('rooms.stay')}
        </Link>
      }
    >
      <p className="text-md text-ink-2">{t('rooms.quitOwner')}</p>
      <div className="flex flex-wrap gap-2">
        {can.own === 1 && (
          <Link to={roomPath(groupID, { part: 'owner' })} replace preventScrollReset className="btn btn-primary">
            {t('rooms.newOwner')}
          </Link>
        )}
        <Link to={roomPath(groupID, { part: 'delete' })} replace preventScrollReset className="btn btn-outline">
          {t('rooms.delete')}
        </Link>
      </div>
    </Dialog>
  );
}
