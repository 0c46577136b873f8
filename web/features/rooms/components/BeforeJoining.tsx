import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { Card } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';

/** What somebody may want to know before they join a group. */
export function BeforeJoining() {
  const t = useT();
  const facts: readonly [IconName, string][] = [
    ['users', t('rooms.beforeSeen')],
    ['bell-off', t('rooms.beforeQuiet')],
    ['log-out', t('rooms.beforeLeave')],
  ];
  return (
    <Card title={t('rooms.before')}>
      <ul className="flex flex-col gap-3 text-sm text-ink-2">
        {facts.map(([icon, words]) => (
          <li key={icon} className="flex gap-3">
            <Icon name={icon} className="flex-none text-ink-3" />
            <span className="min-w-0">{words}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
