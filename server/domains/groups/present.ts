import { type GroupRole, joiningRules, readingRules } from '../../../contract/domains/groups/limits.ts';
import type { GroupMember, groupDetail, groupRow } from '../../../contract/domains/groups/shapes.ts';
import type { Picture } from '../../../contract/domains/media/shapes.ts';
import type { OwnOf, SharedOf } from '../../../contract/own.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { type MemberCard, shownName } from '../members/index.ts';
import { roleName } from './policy.ts';
import type { Group } from './sql/groups.ts';
import type { MemberRow, Standing } from './sql/members.ts';

/** What a group is presented with. */
export interface GroupScene {
  picture(aid: number): Picture | undefined;
  tags(groupid: number): readonly { tagid: number; name: string }[];
  category(typeid: number): { name: string };
}

/** Address of a group's picture, empty where it has none. */
export const logoOf = ({ picture }: Pick<GroupScene, 'picture'>, { logo_aid }: Pick<Group, 'logo_aid'>): string => {
  const logo = logo_aid === null ? undefined : picture(logo_aid);
  return logo ? `${logo.url}-${logo.widths[0]}.webp` : '';
};

/** A group as all readers of a language see it. */
export const presentGroup = (scene: GroupScene, group: Group): SharedOf<typeof groupRow> => ({
  ...{ groupid: group.groupid, type: 'member', top_name: group.name },
  ...{ description: group.description, subject: group.description },
  tags: scene.tags(group.groupid).map(({ tagid, name }) => ({ tagid, tagname: name })),
  country_fid: group.country_fid,
  typeid: group.typeid,
  typename: scene.category(group.typeid).name,
  logo: logoOf(scene, group),
  reading: readingRules[group.reading] ?? 'members',
  joining: joiningRules[group.joining] ?? 'asked',
  ...{ members: group.members, threads: Math.max(0, group.threads), dateline: unixSeconds(group.created_at) },
});

export const presentDetail = (
  scene: GroupScene,
  group: Group,
  owner: MemberCard | undefined,
  locale: Language,
): SharedOf<typeof groupDetail> => ({
  ...presentGroup(scene, group),
  logo_aid: group.logo_aid ?? 0,
  owner: personOf(owner, group.owner_uid, locale),
});

/** What the reader is in a group. */
export const ownGroup = (standing: Standing | undefined): OwnOf<typeof groupRow> => ({
  role: roleName(standing?.role ?? undefined),
  asked: standing?.asked ? 1 : 0,
});

/** A member as the lists of a group name them. */
export const personOf = (card: MemberCard | undefined, uid: number, locale: Language) => ({
  ...{ uid, username: shownName(card, locale), avatar: card?.avatar ?? '', country_fid: card?.countryFid ?? 293 },
});

export const presentMember = (row: MemberRow, card: MemberCard | undefined, locale: Language): GroupMember => ({
  ...personOf(card, row.uid, locale),
  role: roleName(row.role) as GroupRole,
  dateline: unixSeconds(row.joined_at),
});
