import { EmptyState } from '../../../design/EmptyState.tsx';
import { useRootData, useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { pagesFor } from '../console-menu.ts';
import { needLines, nothingWaitsOn } from '../needs-groups.ts';
import type { Overview } from '../overview.ts';
import { Greeting, Need, NeedGroup, NothingWaits } from './NeedParts.tsx';

/** What waits for a moderator where they moderate: how much of each, and nothing else of it. */
export function ModeratorNeedsScreen({ waiting, now }: { waiting: Overview; now: number }) {
  const t = useT();
  const { zone } = useRootData();
  const pages = pagesFor(useSession()?.groupid ?? 0);
  const list = Object.entries(waiting).map(([name, count]) => ({ name, count, oldest: null, due: null }));
  const lines = needLines(pages, list, { now, zone });
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  return (
    <>
      <Greeting now={now}>{count > 0 && t('operators.waiting', { count })}</Greeting>
      {count === 0 && <EmptyState title={t('operators.needs.none')} text={t('operators.needs.noneText')} />}
      <NeedGroup title={t('operators.groups.waits')}>
        {lines.map((line) => (
          <Need key={line.page.to} line={line} now={now} isFirst={line === lines[0]} />
        ))}
      </NeedGroup>
      <NothingWaits names={nothingWaitsOn(pages, list).map(({ text }) => text)} />
    </>
  );
}
