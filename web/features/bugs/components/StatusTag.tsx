import type { bugStatuses as numbers } from '../../../../contract/domains/threads/kinds/bug/limits.ts';
import type { IconName } from '../../../design/icon-names.ts';
import { Tag, type TagTone } from '../../../design/parts.tsx';

type Status = (typeof numbers)[keyof typeof numbers];

const looks: Record<Status, { tone: TagTone; icon: IconName }> = {
  1: { tone: 'plain', icon: 'clock' },
  2: { tone: 'primary', icon: 'inbox' },
  3: { tone: 'value', icon: 'circle-question-mark' },
  4: { tone: 'coin', icon: 'reply' },
  5: { tone: 'success', icon: 'circle-check' },
};

/** The status of a report: an icon and a word, never colour alone (R-BUG-006). */
export function StatusTag({ bug }: { bug: { status: number; status_text: string } }) {
  return <Tag {...looks[bug.status as Status]}>{bug.status_text}</Tag>;
}
