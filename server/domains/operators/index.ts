export { mayBan } from './policy.ts';
