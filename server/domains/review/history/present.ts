import type { ChangePiece, PostVersion } from '../../../../contract/domains/review/history/shapes.ts';
import { flag } from '../../../platform/flag.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import type { VersionRow } from '../sql/versions.ts';
import { changesBetween, wholeText } from './rules/changes.ts';

interface Beside {
  /** The version before it whose words are there. */
  beside: VersionRow | undefined;
  /** Number of the version before it, 0 for none. */
  older: number;
  current: boolean;
}

/** A version beside the one before it; one whose words were deleted is an empty place. */
export function presentVersion(row: VersionRow, { beside, older, current }: Beside): PostVersion {
  const { version, written_at } = row;
  const changes = (field: 'subject' | 'words'): ChangePiece[] =>
    beside ? changesBetween(beside[field], row[field]) : wholeText(row[field]);
  const removed = row.removed_at !== null;
  return {
    ...{ version, dateline: unixSeconds(written_at), current: flag(current), removed: flag(removed) },
    skipped: version - 1 - older,
    subject: removed ? [] : changes('subject'),
    words: removed ? [] : changes('words'),
  };
}
