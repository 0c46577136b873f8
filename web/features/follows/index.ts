export { FollowButton } from './components/FollowButton.tsx';
export { Greeting } from './components/Greeting.tsx';
export { HiddenList } from './components/HiddenList.tsx';
export type { HideTarget } from './components/HideDialog.tsx';
export { HideMember } from './components/HideMember.tsx';
export { MemberList } from './components/MemberList.tsx';
export { MemberMenu } from './components/MemberMenu.tsx';
export type { FollowAnswer } from './mutations.ts';
export { askHiddenList, type FollowSource, readFollows } from './queries.ts';
