export { FollowButton } from './components/FollowButton.tsx';
export type { FollowAnswer } from './mutations.ts';
