import type { followsCalls } from '../../../contract/domains/follows/calls.ts';
import { followLimits } from '../../../contract/domains/follows/limits.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { follow, followAdd } from './actions/follow.ts';
import { followAll } from './actions/follow-all.ts';
import { blockMember, muteMember } from './actions/hide-member.ts';
import { followsDeeds } from './deeds.ts';
import { followsNotices } from './notices.ts';
import { followsPersonalData, followsTables } from './personal-data.ts';
import { findMembers } from './reads/find-members.ts';
import { hiddenList } from './reads/hidden-list.ts';
import { memberList, othersList } from './reads/member-lists.ts';
import type { People } from './reads/people.ts';
import { followsReferences } from './references.ts';

type Calls = typeof followsCalls;

const legacyPage = ({ page, after }: { page: number; after: string }) => ({
  page,
  after,
  limit: followLimits.listPage,
});
const v5Page = ({ page, after, perpage }: { page: number; after: string; perpage: number }) => ({
  page,
  after,
  limit: perpage,
});

/** The calls of the domain; both families read the same lists. */
export function createFollows({ people }: { people: People }): DomainParts<keyof Calls> {
  return {
    domain: 'follows',
    notices: followsNotices,
    deeds: followsDeeds,
    tables: followsTables,
    references: followsReferences,
    personalData: followsPersonalData,
    handlers: {
      'follows.my-follow': (ctx, input) =>
        memberList(ctx, people, { of: ctx.actor.uid, list: 'follows' }, v5Page(input)),
      'follows.my-fans': (ctx, input) => memberList(ctx, people, { of: ctx.actor.uid, list: 'fans' }, v5Page(input)),
      'follows.other-follow-list': othersList<Calls['follows.other-follow-list']>(people, 'follows', (input) => ({
        of: input.other_uid,
        ...v5Page(input),
      })),
      'follows.other-fans-list': othersList<Calls['follows.other-fans-list']>(people, 'fans', (input) => ({
        of: input.other_uid,
        ...v5Page(input),
      })),
      'follows.follow-list': (ctx, input) =>
        memberList(ctx, people, { of: ctx.actor.uid, list: 'follows' }, legacyPage(input)),
      'follows.fans-list': (ctx, input) =>
        memberList(ctx, people, { of: ctx.actor.uid, list: 'fans' }, legacyPage(input)),
      'follows.follow-list-other': othersList<Calls['follows.follow-list-other']>(people, 'follows', (input) => ({
        of: input.uid,
        ...legacyPage(input),
      })),
      'follows.fans-list-other': othersList<Calls['follows.fans-list-other']>(people, 'fans', (input) => ({
        of: input.uid,
        ...legacyPage(input),
      })),
      'follows.follow': follow,
      'follows.follow-add': followAdd,
      'follows.follow-list-all': followAll,
      'follows.mute': muteMember,
      'follows.block': blockMember,
      'follows.find-members': findMembers(people),
      'follows.hidden-list': hiddenList(people),
    },
  };
}
