import { EmptyState } from '../../../design/EmptyState.tsx';
import { useRootData, useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { pagesFor } from '../console-menu.ts';
import { type Needs, needLines, nothingWaitsOn, whens } from '../needs-groups.ts';
import { Greeting, Need, NeedGroup, NothingWaits } from './NeedParts.tsx';

/** What waits for a moderator where they moderate, by when it was promised; nothing of the machine. */
export function ModeratorNeedsScreen({ list, now }: { list: Needs['list']; now: number }) {
  const t = useT();
  const { zone } = useRootData();
  const pages = pagesFor(useSession()?.groupid ?? 0);
  const lines = needLines(pages, list, { now, zone });
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  return (
    <>
      <Greeting now={now}>{count > 0 && t('operators.waiting', { count })}</Greeting>
      {count === 0 && <EmptyState title={t('operators.needs.none')} text={t('operators.needs.noneText')} />}
      {whens.map((group) => (
        <NeedGroup key={group} title={t(`operators.needs.when.${group}`)}>
          {lines
            .filter(({ when }) => when === group)
            .map((line) => (
              <Need key={line.page.to} line={line} now={now} isFirst={line === lines[0]} />
            ))}
        </NeedGroup>
      ))}
      <NothingWaits names={nothingWaitsOn(pages, list).map(({ text }) => text)} />
    </>
  );
}
