import { type ReactNode, useId } from 'react';
import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Count } from '../../../design/Count.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useRootData, useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { pagesFor } from '../console-menu.ts';
import { type Needs, needLines, nothingWaitsOn, partOfDay, type When } from '../needs-groups.ts';
import { MachineNeed, machinePages } from './MachineNeed.tsx';
import { MachineStates } from './MachineStates.tsx';
import { NeedText } from './NeedText.tsx';

/** What one does about what waits; all else is opened and begun. */
const acts: Record<string, string> = {
  ...{ bugs: 'answer', appeals: 'answer', postAppeals: 'answer', feedback: 'answer' },
  ...{ heldPosts: 'decide', holds: 'decide', transfers: 'decide', creators: 'decide' },
  ...{ orders: 'pack', contests: 'award', chats: 'look' },
};

const groups: readonly When[] = ['late', 'today', 'later'];

interface NeedsMeProps {
  needs: Needs;
  /** Unix seconds of when it was asked. */
  now: number;
  /** What came of yesterday. */
  children?: ReactNode;
}

/** What waits for an operator: what is late, due today and later, and how the machine stands. */
export function NeedsMeScreen({ needs: { list, states }, now, children }: NeedsMeProps) {
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
      {groups.map((group) => (
        <Group key={group} when={group}>
          {lines
            .filter(({ when }) => when === group)
            .map((line) => (
              <Need key={line.page.to} count={line.count} isLate={group === 'late'}>
                <NeedText line={line} now={now} />
                <LinkButton small kind={line === first ? 'primary' : 'quiet'} to={line.page.to}>
                  <Act waiting={line.page.waiting} />
                </LinkButton>
              </Need>
            ))}
          {group === 'late' &&
            wrong.map((state) => (
              <MachineNeed key={state.name} state={state} isFirst={first === null && state === firstOpened(wrong)} />
            ))}
        </Group>
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
  const { zone } = useRootData();
  const name = useSession()?.username ?? '';
  return (
    <>
      <div className="px-4 pt-2 sm:px-0 sm:pt-0">
        <h1 className="heading text-2xl wrap-anywhere">
          {t('operators.needs.hello', { part: partOfDay(now, zone), name })}
        </h1>
        <p className="text-sm text-ink-2">
          {t('operators.needs.lateCount', { count: late })}
          {today > 0 && ` ${t('operators.needs.todayCount', { count: today })}`}
        </p>
      </div>
      {nothing && <EmptyState title={t('operators.needs.none')} text={t('operators.needs.noneText')} />}
    </>
  );
}

/** Lines under the name of when; nothing where there are none. */
function Group({ when, children }: { when: When; children: ReactNode }) {
  const t = useT();
  const id = useId();
  if ([children].flat(2).every((child) => !child)) return null;
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} className="text-sm font-bold text-ink-3">
        {t(`operators.needs.when.${when}`)}
      </h2>
      <ul className="rows">{children}</ul>
    </section>
  );
}

function Need({ count, isLate, children }: { count: number; isLate: boolean; children: ReactNode }) {
  return (
    <li>
      <b className={`num w-9 flex-none text-end text-2xl ${isLate ? 'text-danger' : ''}`}>
        <Count value={count} />
      </b>
      {children}
    </li>
  );
}

function Act({ waiting = '' }: { waiting?: string }) {
  const t = useT();
  const act = acts[waiting];
  return act ? t(`operators.needs.act.${act}`) : t('operators.needs.open');
}

/** One line of what waits for nothing. */
function NothingWaits({ names }: { names: readonly string[] }) {
  const t = useT();
  const { language } = useLocale();
  if (names.length === 0) return null;
  return (
    <section className="card" aria-label={t('operators.needs.nothingWaits')}>
      <h2 className="text-sm font-bold text-ink-3">{t('operators.needs.nothingWaits')}</h2>
      <p className="text-sm text-ink-2">{new Intl.ListFormat(language).format(names.map((name) => t(name)))}</p>
    </section>
  );
}
