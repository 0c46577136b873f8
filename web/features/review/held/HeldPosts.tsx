import type { OwnHeld } from '../../../../contract/domains/review/held/shapes.ts';
import { call } from '../../../api/client.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { Card, Tag } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { secondsOf } from '../../../lib/time.ts';
import { useGrowing } from '../../../router/growing-rows.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { WithdrawHeld } from '../../threads/index.ts';

export interface OwnHeldPage {
  list: OwnHeld[];
  next: string;
}

/** One's own posts that wait for a moderator or were refused, with all their words, so that none are lost. */
export function HeldPosts({ first }: { first: OwnHeldPage }) {
  const t = useT();
  const rows = useGrowing<OwnHeld, OwnHeldPage>(first, {
    idOf: ({ pid }) => pid,
    hasMore: ({ next }) => next !== '',
    ask: async ({ next }) => (await call('review.own-held', { after: next })).data,
  });
  return (
    <Card>
      <p className="text-sm text-ink-2">{t('threads.held.text')}</p>
      {rows.rows.length === 0 ? (
        <EmptyState title={t('threads.held.none')} text={t('threads.held.noneText')} />
      ) : (
        <ul className="mt-2 flex flex-col divide-y divide-line">
          {rows.rows.map((row) => (
            <HeldPost key={row.pid} row={row} />
          ))}
        </ul>
      )}
      <MoreRows list={rows} to={`?after=${rows.last.next}`} />
    </Card>
  );
}

function HeldPost({ row }: { row: OwnHeld }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const state = row.decision ?? 'open';
  return (
    <li className="flex flex-col gap-2 py-3">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 text-sm">
          {row.first === 0 && <span className="text-ink-2">{t('threads.held.inThread')} </span>}
          <Link to={threadPath(row.tid)} className="tap link">
            <bdi>{row.subject}</bdi>
          </Link>
        </span>
        <Tag tone={state === 'refused' ? 'danger' : 'primary'}>{t(`threads.held.state.${state}`)}</Tag>
      </span>
      <p className="whitespace-pre-wrap text-md wrap-anywhere" dir={directionOf(row.words)}>
        {row.words}
      </p>
      {row.decision === 'refused' && <Why row={row} />}
      <span className="flex flex-wrap items-center gap-2">
        <Time at={secondsOf(row.at)} className="me-auto text-xs text-ink-3" />
        <AppealLink row={row} />
        <WithdrawHeld pid={row.pid} onDone={revalidate} className="btn btn-outline btn-small" />
      </span>
    </li>
  );
}

/** The rule in the reader's language, and the moderator's own words. */
function Why({ row: { rule, reason } }: { row: OwnHeld }) {
  const t = useT();
  return (
    <p className="rounded-md bg-sunken p-3 text-sm">
      {rule !== '' && rule !== 'other' && <span className="block">{t(`moderation.rule.${rule}`)}</span>}
      <span dir={directionOf(reason)}>{reason}</span>
    </p>
  );
}

/** To the decision, where its author appeals or reads what became of the appeal. */
function AppealLink({ row: { act, appealed, can } }: { row: OwnHeld }) {
  const t = useT();
  if (!can.appeal && appealed === 0) return null;
  return (
    <Link to={`/appeal?act=${act}`} className="btn btn-outline btn-small">
      {t(appealed === 1 ? 'threads.held.appealed' : 'moderation.toAppeal')}
    </Link>
  );
}
