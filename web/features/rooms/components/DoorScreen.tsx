import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { RoomProfile } from '../../../../contract/domains/rooms/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { countryCodeOf } from '../../../design/person.ts';
import { directionOf } from '../../../lib/direction.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { Link } from '../../../router/links.tsx';
import { DefaultLayout } from '../../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { RoomRead } from '../queries.ts';
import { roomPath } from '../room-path.ts';
import { useJoin } from '../use-join.ts';
import { AskSheet } from './AskSheet.tsx';
import { BeforeJoining } from './BeforeJoining.tsx';
import { RoomActButton } from './RoomActButton.tsx';
import { RoomFace } from './RoomFace.tsx';
import { RoomList } from './RoomList.tsx';

/** A group for who is not in it: what it is, and the way in. */
export function DoorScreen({ place, group, others }: Pick<RoomRead, 'place' | 'group' | 'others'>) {
  const t = useT();
  const { name, notice, joinOption } = group;
  const isClosed = joinOption !== 'FreeAccess' || group.threadGroup > 0;
  return (
    <DefaultLayout head={{ title: t('rooms.group'), back: '/message' }} columns="two" right={<BeforeJoining />}>
      <PageMeta title={name} description={notice} hidden />
      {group.standing === 'invited' && (
        <Note icon="mail">
          <b>{t('rooms.invited')}</b>
          <p>{t('rooms.invitedText')}</p>
        </Note>
      )}
      <section
        className="cloth flex flex-col gap-4 p-4 sm:rounded-lg sm:p-6"
        data-cloth={countryOfFid(group.country_fid)?.cloth ?? 'dots'}
      >
        <DoorHead group={group} />
        {notice !== '' && (
          <p className="text-md wrap-anywhere whitespace-pre-line" dir={directionOf(notice)}>
            {notice}
          </p>
        )}
        <WayIn group={group} invite={place.invite} />
        <DoorFoot group={group} />
      </section>
      {others.length > 0 && (
        <Card title={t('rooms.instead')}>
          <RoomList list={others} />
        </Card>
      )}
      {isClosed && others.length === 0 && (
        <section className="card">
          <EmptyState title={t('rooms.membersRead')} text={t('rooms.membersReadText')} />
        </section>
      )}
      {place.part === 'ask' && group.can.join === 1 && <AskSheet group={group} />}
    </DefaultLayout>
  );
}

function DoorHead({ group }: { group: RoomProfile }) {
  const t = useT();
  const { name, faceUrl, memberCount, joinOption, threadGroup } = group;
  return (
    <div className="flex items-center gap-4">
      <RoomFace name={name} picture={faceUrl} side={72} />
      <div className="min-w-0 flex-1">
        <h1 className="heading text-xl wrap-anywhere" dir={directionOf(name)}>
          {name}
        </h1>
        <p className="soft text-sm">{t('rooms.members', { count: memberCount })}</p>
        <p className="soft flex items-center gap-1 text-sm">
          <Icon name="lock" size="s" />
          {t(threadGroup > 0 ? 'rooms.doorThreads' : `rooms.door.${joinOption}`)}
        </p>
      </div>
    </div>
  );
}

/** The one act that fits who stands here: join, ask, wait, or why there is none. */
function WayIn({ group, invite }: { group: RoomProfile; invite: string }) {
  const t = useT();
  const { groupID, standing, can, threadGroup, joinOption, memberCount } = group;
  const join = useJoin(group, { invite });
  if (standing === 'asked') {
    return (
      <>
        <div className="room-waits">
          <Icon name="clock" />
          <p className="min-w-0 flex-1 text-sm">
            <b className="block">{t('rooms.waits')}</b>
            {t('rooms.waitsText')}
          </p>
        </div>
        <RoomActButton
          call="rooms.cancel"
          fields={{ groupID }}
          className="btn btn-on-field-outline"
          says={t('rooms.did.cancelled')}
        >
          {t('rooms.unask')}
        </RoomActButton>
      </>
    );
  }
  if (can.join === 1) {
    const enters = joinOption === 'FreeAccess' || standing === 'invited' || invite !== '' || threadGroup > 0;
    if (!enters)
      return (
        <Link to={roomPath(groupID, { part: 'ask' })} preventScrollReset className="btn btn-on-field">
          {t('rooms.ask')}
        </Link>
      );
    return (
      <FormButton
        className="btn btn-on-field"
        action={join.action}
        busy={join.busy && t('shell.working')}
        onClick={join.press}
      >
        {t('rooms.join')}
      </FormButton>
    );
  }
  if (memberCount >= roomLimits.membersMax)
    return (
      <>
        <p className="btn btn-on-field-outline">{t('rooms.fullCount', { max: roomLimits.membersMax })}</p>
        <p className="soft text-sm">{t('rooms.fullText')}</p>
      </>
    );
  return null;
}

/** Whose it is. */
function DoorFoot({ group: { owner } }: { group: RoomProfile }) {
  const t = useT();
  if (!owner || owner.username === '') return null;
  return (
    <Link to={profilePath(owner.uid)} className="flex min-h-11 min-w-0 items-center gap-2 text-xs">
      <Avatar
        name={owner.username}
        country={countryCodeOf(owner.country_fid)}
        info={plainPortrait(owner.avatar)}
        size="xs"
        decorative
      />
      <span className="soft">{t('rooms.owner')}</span>
      <b className="truncate" dir="auto">
        {owner.username}
      </b>
    </Link>
  );
}
