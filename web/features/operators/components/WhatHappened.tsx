import { Name } from '../../../console/Who.tsx';
import { LinkButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Card } from '../../../design/parts.tsx';
import { secondsOf } from '../../../lib/time.ts';
import { Day } from '../../../texts/days.tsx';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type AuditPage, Changes } from './Trail.tsx';

interface HappenedProps {
  trail: AuditPage['found'];
  uid: number;
  registeredAt: string;
}

/** What moderators and operators did about a member, the newest first, down to the day on which they joined. */
export function WhatHappened({ trail, uid, registeredAt }: HappenedProps) {
  const t = useT();
  return (
    <Card title={t('operators.happened')}>
      <ol className="rows">
        {trail.list.map((row) => (
          <li key={row.id} className="items-start!">
            <Icon name="shield" className="mt-0.5 flex-none text-ink-3" />
            <div className="min-w-0 flex-1">
              <span className="block text-md font-medium">
                {row.label}
                {(row.thing ?? row.subject) && <span className="text-ink-3"> {row.thing ?? row.subject}</span>}
              </span>
              {(row.changes.length > 0 || row.reason !== '') && (
                <div className="text-sm">
                  <Changes row={row} />
                </div>
              )}
              <span className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-3">
                <Moment at={secondsOf(row.at)} />
                <span aria-hidden="true">·</span>
                <Name member={row.by} />
              </span>
            </div>
          </li>
        ))}
        {trail.next === null && (
          <li>
            <Icon name="user-plus" className="flex-none text-ink-3" />
            <span className="min-w-0 flex-1 text-md font-medium">{t('operators.joined')}</span>
            <span className="text-sm text-ink-3">
              <Day at={secondsOf(registeredAt)} />
            </span>
          </li>
        )}
      </ol>
      {trail.next !== null && (
        <LinkButton kind="outline" to={`/operator/audit?uid=${uid}`} className="mt-2">
          {t('operators.wholeTrail')}
        </LinkButton>
      )}
    </Card>
  );
}
