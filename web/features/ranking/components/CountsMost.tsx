import type { ReactNode } from 'react';
import { rankingPoints } from '../../../../contract/domains/ranking/limits.ts';
import type { RankingMe } from '../../../../contract/domains/ranking/shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { Card } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

const figures = [
  { figure: 'followers', icon: 'user-plus', points: rankingPoints.follower },
  { figure: 'comments', icon: 'message-circle', points: rankingPoints.comment },
  { figure: 'like', icon: 'heart', points: rankingPoints.like },
] as const;

/** What points are made of, and what the reader was given this month. */
export function CountsMost({ me }: { me: RankingMe }) {
  const t = useT();
  const write = (
    <Link to="/note/thread" className="btn btn-quiet btn-small">
      {t('ranking.write')}
    </Link>
  );
  return (
    <Card title={t('ranking.countsMost')}>
      <ul>
        {figures.map(({ figure, icon, points }) => (
          <Line
            key={figure}
            icon={icon}
            title={t(`ranking.counts.${figure}`)}
            text={t('ranking.countsEach', { points, count: me[figure] })}
            end={figure === 'comments' ? write : undefined}
          />
        ))}
        <Line
          icon="eye"
          title={t('ranking.counts.views')}
          text={t('ranking.countsViews', { of: rankingPoints.viewsOfOne, count: me.views })}
        />
      </ul>
    </Card>
  );
}

function Line({ icon, title, text, end }: { icon: IconName; title: string; text: string; end?: ReactNode }) {
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-b-0">
      <Icon name={icon} className="text-ink-3" />
      <div className="min-w-0 flex-1">
        <b className="text-md">{title}</b>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      {end}
    </li>
  );
}
