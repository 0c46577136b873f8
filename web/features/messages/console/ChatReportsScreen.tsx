import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { StateTabs } from '../../../console/StateTabs.tsx';
import { NameLink } from '../../../console/Who.tsx';
import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note, Tag } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';

type Found = DataOf<Calls['messages.reports']>;
type Report = Found['list'][number];

/** What members reported of their chats: moderators read the reported messages, once they open a report. */
export function ChatReportsScreen({ state, found }: { state: 'open' | 'done'; found: Found }) {
  const t = useT();
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('messages.in-operators.nav')}</h1>
      <StateTabs label={t('messages.in-operators.nav')} state={state} states={['open', 'done']} />
      <p className="px-4 text-sm text-ink-2 sm:px-0">{t('messages.in-operators.seen')}</p>
      {found.list.length === 0 && <EmptyState title={t('messages.in-operators.none')} />}
      {found.list.map((report) => (
        <ReportCard key={report.id} report={report} />
      ))}
      <MoreLink next={found.next === '' ? null : found.next} />
    </>
  );
}

function ReportCard({ report }: { report: Report }) {
  const t = useT();
  const { reported, reporter, reason, message } = report;
  return (
    <article className="card flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <Tag tone="danger" icon="flag">
          {t(`reports.reason.${reason}`)}
        </Tag>
        <Moment at={report.dateline} className="text-xs text-ink-3" />
        <span className="ms-auto flex min-w-0 items-center gap-1 text-ink-2">
          <Icon name={report.conversation === 'GROUP' ? 'users' : 'lock'} size="s" />
          <bdi className="truncate">{report.groupName || t('messages.in-operators.private')}</bdi>
        </span>
      </div>
      {/* Each in a row as high as a finger: in running text the places of two names would lie over each other. */}
      <p className="flex flex-wrap gap-x-1 text-sm">
        <span className="min-w-0 max-lg:min-h-11 max-lg:py-2">
          {t('messages.in-operators.by')} <NameLink uid={reporter.uid} name={reporter.username} />
        </span>{' '}
        <span className="min-w-0 max-lg:min-h-11 max-lg:py-2">
          {t('messages.in-operators.about')} <NameLink uid={reported.uid} name={reported.username} />
        </span>
      </p>
      {message !== '' && (
        <p className="wrap-anywhere">
          <q dir={directionOf(message)}>{message}</q>
        </p>
      )}
      <Reported report={report} />
      <Acts report={report} />
    </article>
  );
}

/** The messages that were reported, with what the reporter sent along; nothing before the report is opened. */
function Reported({ report: { messages } }: { report: Report }) {
  const t = useT();
  if (messages.length === 0) return null;
  return (
    <>
      <ol className="flex flex-col gap-3 rounded-md bg-sunken p-3">
        {messages.map((each) => (
          <li key={each.ID} className="flex flex-col items-start gap-1">
            <span className="flex flex-wrap items-center gap-2 text-xs text-ink-2">
              <b>
                <bdi>{each.username}</bdi>
              </b>
              {each.reported === 1 ? (
                <Tag tone="danger">{t('messages.in-operators.reported')}</Tag>
              ) : (
                <Tag>{t('messages.in-operators.context')}</Tag>
              )}
              <Moment at={each.time} />
            </span>
            <span className="rounded-md bg-surface p-3 whitespace-pre-wrap wrap-anywhere" dir={directionOf(each.text)}>
              {each.text || t('messages.in-operators.photo')}
            </span>
          </li>
        ))}
      </ol>
      <Note tone="info">{t('messages.in-operators.closed', { count: messages.length })}</Note>
    </>
  );
}

/** Open first, then the decision; what is done against the member stands on their own page. */
function Acts({ report: { id, messages, decision, decidedAt, reported } }: { report: Report }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const act = useAct();
  const run = (work: () => Promise<unknown>) =>
    act.run(async () => {
      await work();
      await revalidate();
    });
  const decide = (choice: 'dismissed' | 'removed') => ({
    action: formAction('messages.decide-report', { id, decision: choice, reason: '' }),
    onClick: () => void run(() => call('messages.decide-report', { id, decision: choice })),
    busy: act.busy && t('shell.working'),
  });
  if (decision !== '')
    return (
      <p className="text-sm text-ink-2">
        <b>{t(`operators.state.${decision}`)}</b> <Moment at={decidedAt} />
      </p>
    );
  return (
    <>
      {act.error && <Note tone="error">{act.error}</Note>}
      <div className="flex flex-wrap gap-2">
        {messages.length === 0 ? (
          <FormButton
            className="btn btn-primary"
            action={formAction('messages.open-report', { id })}
            onClick={() => void run(() => call('messages.open-report', { id }))}
            busy={act.busy && t('shell.working')}
          >
            {t('messages.in-operators.open')}
          </FormButton>
        ) : (
          <>
            <FormButton className="btn btn-outline" {...decide('dismissed')}>
              {t('operators.queue.keep')}
            </FormButton>
            <FormButton className="btn btn-danger" {...decide('removed')}>
              {t('operators.queue.remove')}
            </FormButton>
          </>
        )}
        <LinkButton to={`/operator/members/${reported.uid}`} kind="outline">
          {t('messages.in-operators.restrict')}
        </LinkButton>
      </div>
    </>
  );
}
