import { readOnlyHeader } from '../../contract/primitives/read-only-header.ts';
import { sharedState } from './shared-state.ts';

/** Whether the newest answer of the site said that nothing is written for now; undefined before there is one. */
export const readOnlySaid = sharedState<boolean | undefined>(undefined);

/** Notes what an answer says of that. */
export const noteReadOnly = ({ headers }: Pick<Response, 'headers'>): void =>
  readOnlySaid.set(() => headers.has(readOnlyHeader));
