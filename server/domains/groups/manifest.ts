import type { groupsCalls } from '../../../contract/domains/groups/calls.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { answerRequest } from './actions/answer-request.ts';
import { createGroup } from './actions/create-group.ts';
import { deleteGroup } from './actions/delete-group.ts';
import { editGroup } from './actions/edit-group.ts';
import { joinGroup } from './actions/join-group.ts';
import { leaveGroup } from './actions/leave-group.ts';
import { removeMember } from './actions/remove-member.ts';
import { setRole } from './actions/set-role.ts';
import type { GroupsDeps } from './deps.ts';
import { groupsNotices } from './notices.ts';
import { groupsPersonalData, groupsTables } from './personal-data.ts';
import { detail } from './reads/group-detail.ts';
import { listDefault } from './reads/list-default.ts';
import { members } from './reads/members.ts';
import { myGroups } from './reads/my-groups.ts';
import { readLevels } from './reads/read-levels.ts';
import { recentlyPost } from './reads/recently-post.ts';
import { requests } from './reads/requests.ts';
import { search } from './reads/search.ts';
import { groupsReferences } from './references.ts';

/** What the groups domain binds. */
export const createGroups = (deps: GroupsDeps): DomainParts<keyof typeof groupsCalls> => ({
  domain: 'groups',
  tables: groupsTables,
  references: groupsReferences,
  personalData: groupsPersonalData,
  notices: groupsNotices,
  handlers: {
    'groups.list-default': listDefault(deps),
    'groups.search': search(deps),
    'groups.recently-post': recentlyPost(deps),
    'groups.my-groups': myGroups(deps),
    'groups.detail': detail(deps),
    'groups.members': members(deps),
    'groups.read-levels': readLevels,
    'groups.create': createGroup(deps),
    'groups.edit': editGroup(deps),
    'groups.delete': deleteGroup,
    'groups.join': joinGroup,
    'groups.leave': leaveGroup,
    'groups.requests': requests(deps),
    'groups.answer-request': answerRequest,
    'groups.set-role': setRole,
    'groups.remove-member': removeMember,
  },
});
