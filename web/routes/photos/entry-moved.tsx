import { boardFids } from '../../../contract/primitives/board-fids.ts';
import { numberIn } from '../../features/contests/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { toEntry } from './open-entry.ts';

/** `detail/5` leads to `detail5`, the one address of an entry. */
export function loader({ params, request }: LoaderFunctionArgs): never {
  throw toEntry(numberIn(params.tid), boardFids.photo, request);
}

export default function PhotoEntryMoved() {
  return null;
}
