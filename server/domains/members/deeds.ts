import { type Deed, defineDeed, when } from '../../platform/deed.ts';
import { memberRegistered } from './events.ts';

const joining = defineDeed('members', 'join', {
  done: [when(memberRegistered, ({ uid }) => ({ uid, once: 'join' }))],
});

/** What members do here. */
export const membersDeeds: readonly Deed[] = [joining];
