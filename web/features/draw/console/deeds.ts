import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';

/** What a ticket may be got by, with its name in the operator's language. */
export type Deeds = DataOf<Calls['draw.deeds']>['list'];
