import type { BugRow } from '../../../../contract/domains/bugs/shapes.ts';
import { bugStatuses } from '../../../../contract/domains/threads/kinds/bug/limits.ts';
import { Tag } from '../../../design/parts.tsx';
import { bugPath } from '../../../lib/bug-path.ts';
import { directionOf } from '../../../lib/direction.ts';
import { Link } from '../../../router/links.tsx';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { SameButton } from './SameButton.tsx';
import { StatusTag } from './StatusTag.tsx';

/** A report in the list: its status, what goes wrong, where, and our newest words. */
export function BugItem({ row }: { row: BugRow }) {
  const t = useT();
  const { bug, tid, subject } = row;
  return (
    <li className="bug-row">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-2">
          <StatusTag bug={bug} />
          {bug.finished === 0 && <Tag tone="value">{t('bugs.unfinished')}</Tag>}
          {row.status === 0 && <Tag tone="value">{t('bugs.held')}</Tag>}
        </p>
        <h2 className="bug-title">
          <Link to={bugPath(tid)} className="post-link" dir={directionOf(subject)}>
            {subject}
          </Link>
        </h2>
        <p className="text-xs text-ink-3">
          <PhoneWords bug={bug} />
          <Time at={row.dateline} />
        </p>
        {bug.team && (
          <p className={bug.status === bugStatuses.solved ? 'bug-said bug-said-solved' : 'bug-said'}>
            <span className="line-clamp-2" dir={directionOf(bug.team.words)}>
              <b>{bug.team.username}:</b> {bug.team.words}
            </span>
          </p>
        )}
      </div>
      <SameButton {...{ tid, subject }} same={bug.same} is_same={bug.is_same} refusal={bug.own.sameRefusal} />
    </li>
  );
}

/** Phone and version as far as they are known, before a time. */
function PhoneWords({ bug }: { bug: { device_model: string; build_number: string } }) {
  const t = useT();
  const version = bug.build_number === '' ? '' : t('bugs.versionOf', { version: bug.build_number });
  return (
    <span dir="auto">
      {[bug.device_model, version]
        .filter(Boolean)
        .map((words) => `${words}, `)
        .join('')}
    </span>
  );
}
