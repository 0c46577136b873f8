import type { CannedReason } from '../../../../contract/domains/moderation/list-calls.ts';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { StateTabs } from '../../../console/StateTabs.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Tag } from '../../../design/parts.tsx';
import { PersonPicture } from '../../../design/UserChip.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { secondsOf } from '../../../lib/time.ts';
import { useSearch } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { CaseView } from './CaseView.tsx';
import { decisionText, personInCase } from './person-in-case.ts';
import type { Case, CaseInList } from './use-case.ts';

interface QueueScreenProps {
  state: 'open' | 'done';
  found: { list: CaseInList[]; next: string };
  /** The case that is open; null where there is none. */
  shown: Case | null;
  /** Reasons that the operators have written to choose from. */
  canned: readonly CannedReason[];
}

/** The queue of reports: the cases beside the one that is open; on a phone one case at a time. */
export function QueueScreen({ state, found, shown, canned }: QueueScreenProps) {
  const t = useT();
  const place = found.list.findIndex(({ id }) => id === shown?.id);
  const address = useCaseAddress();
  const before = found.list[place - 1];
  const after = found.list[place + 1] ?? found.list.find(({ id }) => id !== shown?.id);
  return (
    <>
      <h1 className="sr-only">{t('operators.nav.reports')}</h1>
      <div className="grid gap-3 lg:grid-cols-[25rem_minmax(0,1fr)] lg:items-start">
        <section className="flex min-w-0 flex-col gap-2 lg:card lg:p-0!" aria-label={t('operators.nav.reports')}>
          <StateTabs label={t('operators.nav.reports')} state={state} states={['open', 'done']} />
          {shown && (
            <nav className="flex items-center justify-between px-4 lg:hidden" aria-label={t('operators.pages')}>
              <b>{t('operators.queue.place', { place: place + 1, count: found.list.length })}</b>
              <span className="flex">
                <Step to={before && address(before.id)} icon="chevron-left" label={t('operators.queue.previous')} />
                <Step
                  to={found.list[place + 1] && address(found.list[place + 1]!.id)}
                  icon="chevron-right"
                  label={t('operators.queue.nextCase')}
                />
              </span>
            </nav>
          )}
          {found.list.length === 0 && <EmptyState title={t(`operators.queue.none.${state}`)} />}
          <ul className="max-lg:hidden">
            {found.list.map((row) => (
              <CaseLine key={row.id} row={row} to={address(row.id)} current={row.id === shown?.id} />
            ))}
          </ul>
        </section>
        {shown && (
          <CaseView
            key={shown.id}
            shown={shown}
            canned={canned}
            next={after ? address(after.id) : '?'}
            here={address(shown.id)}
          />
        )}
      </div>
      <MoreLink next={found.next === '' ? null : found.next} />
    </>
  );
}

/** Where a case of this list is opened. */
function useCaseAddress(): (id: number) => string {
  const search = useSearch();
  return (id) => {
    const changed = new URLSearchParams(search);
    changed.set('case', String(id));
    return `?${changed}`;
  };
}

interface StepProps {
  to: string | undefined;
  icon: 'chevron-left' | 'chevron-right';
  label: string;
}

function Step({ to, icon, label }: StepProps) {
  if (to === undefined) return <span className="size-12" />;
  return (
    <Link to={to} className="icon-btn" aria-label={label}>
      <Icon name={icon} flip />
    </Link>
  );
}

function CaseLine({ row, to, current }: { row: CaseInList; to: string; current: boolean }) {
  const t = useT();
  const person = personInCase(row.member, row.uid);
  return (
    <li className="border-t border-line first:border-0">
      <Link
        to={to}
        className="flex gap-3 px-5 py-3 aria-[current=true]:bg-primary-soft"
        aria-current={current ? 'true' : undefined}
      >
        <PersonPicture person={{ ...person, uid: 0 }} size="sm" />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex flex-wrap items-center gap-2">
            <b dir={directionOf(person.name)}>{person.name}</b>
            <ReasonTag row={row} />
          </span>
          <span className="truncate text-md" dir={directionOf(row.text || row.subject)}>
            {row.text || row.subject || t(row.kind === 'member' ? 'operators.queue.profile' : 'operators.queue.gone')}
          </span>
          <Moment at={secondsOf(row.createdAt)} className="text-xs text-ink-3" />
        </span>
      </Link>
    </li>
  );
}

/** What it was reported for most, and how many complained. */
function ReasonTag({ row: { kind, reasons, reports, decision } }: { row: CaseInList }) {
  const t = useT();
  const [first] = reasons;
  if (decision) return <Tag tone={decision === 'removed' ? 'danger' : 'plain'}>{t(decisionText(kind, decision))}</Tag>;
  if (!first) return null;
  return (
    <Tag tone="danger">
      {t(`reports.reason.${first.reason}`)}
      {reports > 1 && `, ${reports}`}
    </Tag>
  );
}
