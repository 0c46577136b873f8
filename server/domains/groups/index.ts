export { groupChanged } from './events.ts';
export { mayLookInto, mayManage } from './policy.ts';
export { groupTag, logosOf } from './reads/logos-of.ts';
export { addThreads, findGroup, type Group, groupsByIds, holdGroup, readsAlone } from './sql/groups.ts';
export { joinedAmong, membershipsAmong, noteActive, roleIn, rolesOf } from './sql/members.ts';
