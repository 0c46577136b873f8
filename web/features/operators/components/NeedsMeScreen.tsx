import type { ReactNode } from 'react';
import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { pagesFor } from '../console-menu.ts';
import { type Needs, needLines, nothingWaitsOn, whens } from '../needs-groups.ts';
import { MachineNeed, machinePages } from './MachineNeed.tsx';
import { MachineStates } from './MachineStates.tsx';
import { Greeting, Need, NeedGroup, NothingWaits } from './NeedParts.tsx';

interface NeedsMeProps {
  needs: Needs;
  /** Unix seconds of when it was asked. */
  now: number;
  /** What came of yesterday. */
  children?: ReactNode;
}

/** What waits for an operator: what is late, due today and later, and how the machine stands. */
export function NeedsMeScreen({ needs: { list, states }, now, children }: NeedsMeProps) {
  const t = useT();
  const { zone } = useRootData();
  const pages = pagesFor(operatorGroup);
  const lines = needLines(pages, list, { now, zone });
  const wrong = states.filter(({ state }) => state !== 'good');
  // Of all buttons the first alone is filled.
  const first = lines[0]?.when === 'late' ? lines[0] : wrong.some(({ name }) => machinePages[name]) ? null : lines[0];
  const late = lines.filter(({ when }) => when === 'late').length + wrong.length;
  const today = lines.filter(({ when }) => when === 'today').length;
  return (
    <>
      <Head late={late} today={today} nothing={lines.length + wrong.length === 0} now={now} />
      {whens.map((group) => (
        <NeedGroup key={group} title={t(`operators.needs.when.${group}`)}>
          {lines
            .filter(({ when }) => when === group)
            .map((line) => (
              <Need key={line.page.to} line={line} now={now} isFirst={line === first} />
            ))}
          {group === 'late' &&
            wrong.map((state) => (
              <MachineNeed key={state.name} state={state} isFirst={first === null && state === firstOpened(wrong)} />
            ))}
        </NeedGroup>
      ))}
      <NothingWaits names={nothingWaitsOn(pages, list).map(({ text }) => text)} />
      {children}
      <MachineStates states={states} />
    </>
  );
}

const firstOpened = (wrong: Needs['states']) => wrong.find(({ name }) => machinePages[name]);

function Head({ late, today, nothing, now }: { late: number; today: number; nothing: boolean; now: number }) {
  const t = useT();
  return (
    <>
      <Greeting now={now}>
        {t('operators.needs.lateCount', { count: late })}
        {today > 0 && ` ${t('operators.needs.todayCount', { count: today })}`}
      </Greeting>
      {nothing && <EmptyState title={t('operators.needs.none')} text={t('operators.needs.noneText')} />}
    </>
  );
}
