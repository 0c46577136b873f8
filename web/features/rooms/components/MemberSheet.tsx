import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { RoomMember, RoomProfile } from '../../../../contract/domains/rooms/shapes.ts';
import { Dialog } from '../../../design/Dialog.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { messagePath } from '../../../lib/message-path.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { roomPath } from '../room-path.ts';
import { touches } from '../touches.ts';
import { type RoomAct, useRoomAct } from '../use-room-act.ts';
import { useUntil } from '../use-until.ts';
import { RowWords, SettingRow } from './SettingRow.tsx';

interface MemberSheetProps {
  group: RoomProfile;
  member: RoomMember;
  /** The page without the sheet. */
  closeTo: string;
  onClose: () => void;
}

/** What can be done about a member: write, and what the owner and admins decide. */
export function MemberSheet({ group, member, closeTo, onClose }: MemberSheetProps) {
  const t = useT();
  const until = useUntil();
  const { uid, username, nameCard, role, mutedUntil } = member;
  return (
    <Dialog
      open
      shape="sheet"
      title={<bdi>{username}</bdi>}
      lead={[
        t(`rooms.role.${role}`),
        nameCard !== '' && t('rooms.alias', { name: nameCard }),
        mutedUntil > 0 && t('rooms.readOnly', { time: until(mutedUntil) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      closeTo={closeTo}
      onClose={onClose}
    >
      <ul className="-mx-4">
        <SettingRow icon="message-circle" to={messagePath({ uid })} title={t('rooms.write', { name: username })} />
        <SettingRow icon="user" to={profilePath(uid)} title={t('rooms.profile')} />
        <Decisions group={group} member={member} onDone={onClose} />
      </ul>
    </Dialog>
  );
}

interface DecisionsProps {
  group: RoomProfile;
  member: RoomMember;
  onDone: () => void;
}

function Decisions({ group, member, onDone }: DecisionsProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { groupID } = group;
  const { uid, username, role, mutedUntil } = member;
  const may = touches(group, role);
  const after = async () => {
    onDone();
    await revalidate();
  };
  const of = { groupID, uid };
  const admin = role === 'Admin' ? 0 : 1;
  const seconds = mutedUntil > 0 ? 0 : roomLimits.muteSeconds;
  return (
    <>
      {may.admin && (
        <DecisionRow
          call="rooms.set-admin"
          fields={{ ...of, on: admin }}
          icon="shield"
          title={t(admin === 1 ? 'rooms.makeAdmin' : 'rooms.noAdmin')}
          hint={admin === 1 ? t('rooms.makeAdminHint') : undefined}
          says={t(admin === 1 ? 'rooms.did.admin' : 'rooms.did.noAdmin', { name: username })}
          after={after}
        />
      )}
      {may.owner && (
        <SettingRow
          icon="crown"
          over
          to={roomPath(groupID, { part: 'owner', uid })}
          title={t('rooms.newOwnerDo')}
          hint={t('rooms.newOwnerHint')}
        />
      )}
      {may.touch && (
        <>
          <DecisionRow
            call="rooms.mute-member"
            fields={{ ...of, seconds }}
            icon="volume-x"
            title={t(seconds === 0 ? 'rooms.unmute' : 'rooms.mute')}
            hint={seconds === 0 ? undefined : t('rooms.muteHint', { name: username })}
            says={t(seconds === 0 ? 'rooms.did.unmuted' : 'rooms.did.muted', { name: username })}
            after={after}
          />
          <DecisionRow
            call="rooms.remove"
            fields={of}
            icon="user-minus"
            danger
            title={t('rooms.remove')}
            hint={t('rooms.removeHint')}
            says={t('rooms.did.removed', { name: username })}
            after={after}
          />
        </>
      )}
    </>
  );
}

interface DecisionRowProps {
  call: RoomAct;
  fields: Record<string, number>;
  icon: IconName;
  title: string;
  hint?: string | undefined;
  says: string;
  danger?: boolean;
  after: () => unknown;
}

function DecisionRow({ call, fields, icon, title, hint, says, danger, after }: DecisionRowProps) {
  const act = useRoomAct(call, fields, { says, after });
  return (
    <li>
      <FormButton
        className={danger ? 'room-row room-row-danger' : 'room-row'}
        action={act.action}
        disabled={act.busy}
        aria-busy={act.busy || undefined}
        onClick={act.press}
      >
        <RowWords icon={icon} title={title} hint={hint} />
      </FormButton>
    </li>
  );
}
