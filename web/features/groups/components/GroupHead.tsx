import type { GroupDetail } from '../../../../contract/domains/groups/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { Count } from '../../../design/Count.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Tag } from '../../../design/parts.tsx';
import { countryCodeOf } from '../../../design/person.ts';
import { LinkTabs } from '../../../design/Tabs.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { groupPath } from '../../../lib/group-path.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { ActButton } from './ActButton.tsx';
import { GroupLogo } from './GroupLogo.tsx';

/** The head of a group's page: a panel with the cloth of its country, its picture, name, counts, words and owner. */
export function GroupHead({ group }: { group: GroupDetail }) {
  const t = useT();
  const country = countryOfFid(group.country_fid);
  return (
    <>
      <section className="cloth flex flex-col gap-4 p-4 sm:rounded-lg sm:p-6" data-cloth={country?.cloth ?? 'dots'}>
        <div className="flex items-center gap-4">
          <GroupLogo logo={group.logo} name={group.top_name} side={72} />
          <div className="min-w-0 flex-1">
            <h1 className="heading text-xl wrap-anywhere" dir={directionOf(group.top_name)}>
              {group.top_name}
            </h1>
            <p className="dots soft text-sm">
              <span>
                <Count value={group.members} /> {t('groups.membersWord', { count: group.members })}
              </span>
              {group.threads > 0 && (
                <span>
                  <Count value={group.threads} /> {t('groups.threadsWord', { count: group.threads })}
                </span>
              )}
            </p>
            {group.reading === 'members' && (
              <p className="soft flex items-center gap-1 text-sm">
                <Icon name="lock" size="s" />
                {t('groups.membersOnly')}
              </p>
            )}
          </div>
        </div>
        <p className="text-md wrap-anywhere whitespace-pre-line" dir={directionOf(group.description)}>
          {group.description}
        </p>
        <Actions group={group} />
        <Foot group={group} />
      </section>
      <Tabs group={group} />
    </>
  );
}

/** What the reader may do: join, leave, post, change. */
function Actions({ group: { groupid, joining, asked, can } }: { group: GroupDetail }) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center gap-3">
      {can.join && (
        <ActButton
          call="groups.join"
          fields={{ groupid }}
          className="btn btn-on-field"
          says={t(joining === 'asked' ? 'groups.askedToast' : 'groups.joinedToast')}
        >
          <Icon name="plus" />
          {t(joining === 'asked' ? 'groups.ask' : 'groups.join')}
        </ActButton>
      )}
      {can.post && (
        <Link to={`/note/thread?groupid=${groupid}`} className="btn btn-on-field">
          <Icon name="square-pen" />
          {t('groups.write')}
        </Link>
      )}
      {can.leave && (
        <ActButton call="groups.leave" fields={{ groupid }} className="btn btn-on-field-outline">
          {t(asked === 1 ? 'groups.unask' : 'groups.leave')}
        </ActButton>
      )}
      {can.edit && (
        <Link to={groupPath(groupid, 'edit')} className="btn btn-on-field-outline">
          <Icon name="pencil" />
          {t('groups.edit')}
        </Link>
      )}
      {asked === 1 && <p className="soft w-full text-sm">{t('groups.waitsText')}</p>}
    </div>
  );
}

/** Whose it is, and the interests that it stands for. */
function Foot({ group: { owner, tags } }: { group: GroupDetail }) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {owner.username !== '' && (
        <Link to={profilePath(owner.uid)} className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-xs">
          <Avatar
            name={owner.username}
            country={countryCodeOf(owner.country_fid)}
            info={plainPortrait(owner.avatar)}
            size="xs"
            decorative
          />
          <span className="soft">{t('groups.owner')}</span>
          <b className="truncate" dir="auto">
            {owner.username}
          </b>
        </Link>
      )}
      {tags.map(({ tagid, tagname }) => (
        <Tag key={tagid}>{tagname}</Tag>
      ))}
    </div>
  );
}

/** The pages of a group; those for who decides are theirs alone. */
function Tabs({ group: { groupid, waiting, can } }: { group: GroupDetail }) {
  const t = useT();
  const links = [
    { to: groupPath(groupid), label: t('groups.tab.posts') },
    ...(can.read ? [{ to: groupPath(groupid, 'members'), label: t('groups.tab.members') }] : []),
    ...(can.manage
      ? [
          {
            to: groupPath(groupid, 'requests'),
            label: waiting > 0 ? `${t('groups.tab.requests')} (${waiting})` : t('groups.tab.requests'),
          },
          { to: groupPath(groupid, 'hidden'), label: t('groups.tab.hidden') },
        ]
      : []),
  ];
  return <LinkTabs label={t('groups.group')} links={links} className="tabs border-b border-line px-1" keepScroll />;
}
