import type { CannedReason } from '../../../../contract/domains/moderation/list-calls.ts';
import type { HeldRow } from '../../../../contract/domains/review/held/shapes.ts';
import { call } from '../../../api/client.ts';
import { quietly } from '../../../api/quietly.ts';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { StateTabs } from '../../../console/StateTabs.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { PhotoList } from '../../../design/Photos.tsx';
import { Tag } from '../../../design/parts.tsx';
import { personListed } from '../../../design/person.ts';
import { UserChip } from '../../../design/UserChip.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { secondsOf } from '../../../lib/time.ts';
import { Link } from '../../../router/links.tsx';
import { Moment, useMoment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { ManyBar, ManyTick } from './ManyBar.tsx';
import { useMany } from './use-many.ts';

interface HeldScreenProps {
  state: 'open' | 'done';
  found: { list: HeldRow[]; next: string };
  canned: readonly CannedReason[];
}

/** Posts that wait for a moderator, why, and by whom; ticked ones are approved or refused together. */
export function HeldScreen({ state, found: { list, next }, canned }: HeldScreenProps) {
  const t = useT();
  const many = useMany();
  const decidable = list.some(({ can }) => can.decide);
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.held')}</h1>
      <StateTabs label={t('operators.nav.held')} state={state} states={['open', 'done']} />
      {list.length === 0 && <EmptyState title={t(`moderation.held.none.${state}`)} />}
      <div ref={many.fields} className="flex flex-col gap-3">
        <ul className="flex flex-col gap-3">
          {list.map((row) => (
            <HeldPost key={row.pid} row={row} many={many} />
          ))}
        </ul>
        {decidable && (
          <ManyBar acts={state === 'open' ? ['approve', 'refuse'] : ['approve']} canned={canned} many={many} />
        )}
      </div>
      <MoreLink next={next === '' ? null : next} />
    </>
  );
}

function HeldPost({ row, many }: { row: HeldRow; many: ReturnType<typeof useMany> }) {
  const t = useT();
  // Whoever ticks a post is at it, so that no other moderator decides about it meanwhile.
  const claim = () => void quietly(call('review.claim-held', { pid: row.pid }));
  const { pid, tid, first, subject, words, pictures, author, reasons, listed, trust, stands, upheld } = row;
  const label = (
    <>
      {first === 0 && `${t('operators.queue.replyIn')} `}
      <bdi>{subject}</bdi>
    </>
  );
  return (
    <li className="card flex min-w-0 flex-col gap-2">
      {row.can.decide ? (
        <ManyTick pid={pid} many={many} label={label} onTick={row.decision === null ? claim : undefined} />
      ) : (
        <b>{label}</b>
      )}
      <span className="flex flex-wrap gap-2">
        {reasons.map((reason) => (
          <Tag key={reason} tone="danger">
            {t(`moderation.held.reason.${reason}`, { words: listed.join(', ') })}
          </Tag>
        ))}
      </span>
      <UserChip
        person={personListed(author)}
        wrapsMeta
        meta={
          <span>
            {t(`moderation.held.trust.${trust}`)}, {t('moderation.held.conduct', { posts: stands, upheld })}
          </span>
        }
      />
      <blockquote className="flex flex-col gap-2 rounded-md bg-sunken p-3">
        <span className="whitespace-pre-wrap wrap-anywhere" dir={directionOf(words)}>
          {words}
        </span>
        {pictures.length > 0 && <PhotoList pictures={pictures} />}
      </blockquote>
      {first === 0 && (
        <Link to={threadPath(tid)} className="tap link self-start text-sm">
          {t('moderation.act.see')}
        </Link>
      )}
      <Standing row={row} />
    </li>
  );
}

/** Who is at it, or who has decided and how. */
function Standing({ row: { at, claimedBy, decision, decidedAt, decidedBy, rule, reason } }: { row: HeldRow }) {
  const t = useT();
  const moment = useMoment();
  return (
    <p className="flex flex-wrap gap-x-2 text-xs text-ink-3">
      <Moment at={secondsOf(at)} />
      {claimedBy && <span>{t('moderation.held.claimed', { name: claimedBy.username })}</span>}
      {decision && <b>{t(`operators.state.${decision}`)}</b>}
      {decidedBy && decidedAt && (
        <span>{t('moderation.held.decided', { name: decidedBy.username, date: moment(secondsOf(decidedAt)) })}</span>
      )}
      {rule !== '' && rule !== 'other' && <span>{t(`moderation.rule.${rule}`)}</span>}
      {reason && <span dir={directionOf(reason)}>{reason}</span>}
    </p>
  );
}
