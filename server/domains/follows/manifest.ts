import type { followsCalls } from '../../../contract/domains/follows/calls.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { follow } from './actions/follow.ts';

/** The calls of the domain. */
export function createFollows(): { handlers: Handlers<keyof typeof followsCalls> } {
  return { handlers: { 'follows.follow': follow } };
}
