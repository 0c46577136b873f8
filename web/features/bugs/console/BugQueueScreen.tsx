import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { dueGroups } from '../../../../contract/domains/bugs/limits.ts';
import type { QueuedReport } from '../../../../contract/domains/bugs/shapes.ts';
import { bugStatuses } from '../../../../contract/domains/threads/kinds/bug/limits.ts';
import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import { countries } from '../../../../contract/primitives/countries.ts';
import { FormRefused } from '../../../console/FormRefused.tsx';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { writtenAs } from '../../../lib/written-day.ts';
import { Form, Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useRootData, useSession } from '../../../session/root-data.ts';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { StatusTag } from '../components/StatusTag.tsx';
import { answerAddress, queuePath } from '../console-address.ts';
import { lastMomentOf } from '../status-line.ts';
import { AnswerDialog, type AnswerScene } from './AnswerDialog.tsx';
import { endClockOf, timeLeft } from './time-left.ts';

export type Queue = DataOf<Calls['bugs.queue']>;

interface BugQueueScreenProps {
  queue: Queue;
  country: number;
  phone: string;
  /** The report whose answer is open; null for none. */
  answered: AnswerScene | null;
}

/** Reports that wait for our team, by working time left, never by date. */
export function BugQueueScreen({ queue, country, phone, answered }: BugQueueScreenProps) {
  const t = useT();
  const { list, count, page, totalPage } = queue;
  const isOperator = useSession()?.groupid === operatorGroup;
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.bugs')}</h1>
      <p className="px-4 text-sm text-ink-2 sm:px-0">{t('bugs.queue.text', { count })}</p>
      <FormRefused calls={['bugs.separate']} />
      <Narrowing {...{ country, phone, isOperator, list }} />
      <div className="flex flex-col gap-3 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-2">
          {list.length === 0 && <EmptyState title={t('bugs.queue.none')} text={t('bugs.queue.noneText')} />}
          {dueGroups.map((group) => {
            const rows = list.filter((row) => row.group === group);
            if (rows.length === 0) return null;
            return (
              <section key={group} className="card bug-list">
                <h2 className="px-4 pt-3 text-sm font-bold text-ink-2">
                  {t(`bugs.queue.group.${group}`, { count: queue[group] })}
                </h2>
                <ul>
                  {rows.map((row) => (
                    <QueueItem key={row.tid} row={row} />
                  ))}
                </ul>
              </section>
            );
          })}
          <Pagination page={page} total={totalPage} />
        </div>
        <InTime queue={queue} />
      </div>
      {answered && <AnswerDialog key={answered.thread.tid} {...answered} />}
    </>
  );
}

function InTime({ queue: { in_time } }: { queue: Queue }) {
  const t = useT();
  const { answered, percent } = in_time;
  return (
    <section className="card">
      <h2 className="heading text-lg">{t('bugs.queue.inTimeTitle')}</h2>
      <p className="mt-1 text-2xl font-bold num">{answered === 0 ? '–' : t('bugs.queue.percent', { percent })}</p>
      <p className="text-sm text-ink-2">{t('bugs.queue.inTime', { answered, inTime: in_time.in_time })}</p>
    </section>
  );
}

/** The country of operators, and a phone: without script the browser sends them as an address. */
function Narrowing(
  props: Pick<BugQueueScreenProps, 'country' | 'phone'> & { isOperator: boolean; list: Queue['list'] },
) {
  const { country, phone, isOperator, list } = props;
  const t = useT();
  const { language } = useLocale();
  const phones = [...new Set([phone, ...list.map(({ device_model }) => device_model)])].filter(Boolean);
  return (
    <Form action={queuePath} className="flex flex-wrap items-end gap-3 px-4 sm:px-0">
      {isOperator && (
        <div className="min-w-0 flex-1 sm:max-w-48">
          <Select label={t('bugs.queue.country')} name="country" defaultValue={country}>
            <option value="0">{t('bugs.queue.allCountries')}</option>
            {countries.map(({ fid, names }) => (
              <option key={fid} value={fid}>
                {names[language]}
              </option>
            ))}
          </Select>
        </div>
      )}
      <div className="min-w-0 flex-1 sm:max-w-48">
        <Select label={t('bugs.phone')} name="phone" defaultValue={phone}>
          <option value="">{t('bugs.allPhones')}</option>
          {phones.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" kind="outline">
        {t('bugs.queue.show')}
      </Button>
    </Form>
  );
}

function QueueItem({ row }: { row: QueuedReport }) {
  const t = useT();
  const facts = [row.device_model, row.build_number].filter(Boolean).join(', ');
  return (
    <li className="bug-row">
      <Due row={row} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <StatusTag bug={row} />
          <span className="text-xs text-ink-3">{t('bugs.sameCount', { count: row.same })}</span>
        </p>
        <Link
          to={answerAddress(row.tid)}
          preventScrollReset
          className="post-link mt-0.5 block font-bold"
          dir={directionOf(row.subject)}
        >
          {row.subject}
        </Link>
        <p className="text-sm text-ink-2" dir="auto">
          {row.answered > 0 && row.status !== bugStatuses.replied ? (
            <>
              {t('bugs.queue.answered')} <Time at={row.answered} />
            </>
          ) : (
            [facts, row.author.username].filter(Boolean).join('. ')
          )}
        </p>
      </div>
      <Icon name="chevron-right" size="s" flip className="mt-1 text-ink-3" />
    </li>
  );
}

/** How much working time is left, or how late it is. */
function Due({ row: { group, left, due } }: { row: QueuedReport }) {
  const t = useT();
  const { zone } = useRootData();
  const { language } = useLocale();
  if (group === 'late') {
    const { unit, count } = timeLeft(left);
    return (
      <p className="bug-due bug-due-late">
        {t('bugs.queue.lateBy')} <b>{t(`bugs.queue.${unit}`, { count })}</b>
      </p>
    );
  }
  const until =
    group === 'today'
      ? endClockOf(due, zone)
      : writtenAs(lastMomentOf(due), zone, language, { weekday: 'short', day: 'numeric' });
  return (
    <p className="bug-due">
      {t('bugs.queue.until')} <b>{until}</b>
    </p>
  );
}
