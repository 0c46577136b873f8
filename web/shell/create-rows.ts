import { createContext } from 'react';
import type { KindName } from '../../contract/domains/threads/kinds.ts';
import type { IconName } from '../design/icon-names.ts';

/** A row of the create menu, for those who may post the kind. */
export interface CreateRow {
  kind: KindName;
  to: string;
  icon: IconName;
  /** Text id, of the shell. */
  text: string;
}

/** What can be made beside a plain post: each kind's row, handed in by the frame of all pages. */
export const CreateRows = createContext<readonly CreateRow[]>([]);
