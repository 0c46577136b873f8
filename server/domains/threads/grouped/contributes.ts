import type { groupedCalls } from '../../../../contract/domains/threads/grouped/calls.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { Shown } from '../reads/viewing.ts';
import { hiddenInGroup } from './hidden-threads.ts';
import { hideInGroup } from './hide-thread.ts';
import { ofGroup } from './of-group.ts';

export const groupedHandlers = (people: Shown): Handlers<keyof typeof groupedCalls> => ({
  'threads.of-group': ofGroup(people),
  'threads.hide-in-group': hideInGroup(people),
  'threads.hidden-in-group': hiddenInGroup(people),
});
