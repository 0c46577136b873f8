import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';

import type { Proof } from '../sign-in/index.ts';

export type OwnExport = NonNullable<DataOf<Calls['privacy.data-export']>['export']>;

export const readExport = (): Promise<OwnExport | null> =>
  call('privacy.data-export', {}).then(({ data }) => data.export);
export const makeExport = (proof: Proof): Promise<OwnExport> =>
  call('privacy.make-data-export', proof).then(({ data }) => data.export);

/** Asks for the deletion; the day it is due, in unix seconds. */
export const deleteAccount = (proof: Proof): Promise<number> =>
  call('privacy.delete-account', proof).then(({ data }) => data.due);
