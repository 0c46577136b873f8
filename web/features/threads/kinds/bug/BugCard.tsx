import type { IconName } from '../../../../design/icon-names.ts';
import { Tag, type TagTone } from '../../../../design/parts.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { KindPartProps } from '../kind.ts';

const tones: Record<number, [tone: TagTone, icon: IconName]> = {
  1: ['plain', 'clock'],
  2: ['primary', 'inbox'],
  3: ['value', 'circle-question-mark'],
  4: ['coin', 'reply'],
  5: ['success', 'circle-check'],
};

/** In a card of a list: how the report stands, on which phone, and how many have the same trouble. */
export function BugCard({ thread }: KindPartProps) {
  const t = useT();
  const { bug } = thread;
  if (!bug) return null;
  const [tone, icon] = tones[bug.status]!;
  return (
    <p className="my-1 flex flex-wrap items-center gap-2 text-xs text-ink-3">
      <Tag tone={tone} icon={icon}>
        {bug.status_text}
      </Tag>
      {bug.device_model !== '' && <span dir="auto">{bug.device_model}</span>}
      {bug.same > 0 && <span>{t('threads.bug.sameCount', { count: bug.same })}</span>}
    </p>
  );
}
