import type { z } from 'zod';
import type { ownReport } from '../../../../contract/domains/review/reports/shapes.ts';
import { call } from '../../../api/client.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { Card, Tag, type TagTone } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { secondsOf } from '../../../lib/time.ts';
import { useGrowing } from '../../../router/growing-rows.ts';
import { Link } from '../../../router/links.tsx';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { placeOf } from './ReportForm.tsx';

type Row = z.output<typeof ownReport>;
export interface OwnReportPage {
  list: Row[];
  next: string;
}

const tones: Record<'open' | 'dismissed' | 'removed' | 'gone', TagTone> = {
  open: 'primary',
  dismissed: 'plain',
  removed: 'success',
  gone: 'plain',
};

/** What the reader has reported, the newest first, and what came of it. */
export function OwnReports({ first }: { first: OwnReportPage }) {
  const t = useT();
  const rows = useGrowing<Row, OwnReportPage>(first, {
    idOf: ({ id }) => id,
    hasMore: ({ next }) => next !== '',
    ask: async ({ next }) => (await call('review.own-reports', { after: next })).data,
  });
  return (
    <Card>
      <p className="text-sm text-ink-2">{t('reports.mineText')}</p>
      {rows.rows.length === 0 ? (
        <EmptyState title={t('reports.none')} text={t('reports.noneText')} />
      ) : (
        <ul className="mt-2 flex flex-col divide-y divide-line">
          {rows.rows.map((row) => (
            <li key={row.id} className="flex flex-col gap-1 py-3">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <What row={row} />
                <Outcome row={row} />
              </span>
              <span className="flex flex-wrap gap-x-2 text-sm text-ink-2">
                {t(`reports.reason.${row.reason}`)}
                <Time at={secondsOf(row.createdAt)} className="text-ink-3" />
              </span>
              {row.note && (
                <span className="text-sm wrap-anywhere" dir={directionOf(row.note)}>
                  {row.note}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <MoreRows list={rows} to={`?after=${rows.last.next}`} />
    </Card>
  );
}

/** What was reported, as a link where it is still there. */
function What({ row }: { row: Row }) {
  const t = useT();
  if (row.kind === 'post' && row.subject === '') return <span className="text-ink-2">{t('reports.gonePost')}</span>;
  return (
    <Link to={placeOf(row)} className="link min-w-0">
      <bdi>{row.kind === 'member' ? row.name : row.subject}</bdi>
    </Link>
  );
}

function Outcome({ row: { outcome, kind } }: { row: Row }) {
  const t = useT();
  const words = outcome === 'removed' ? `reports.outcome.removed.${kind}` : `reports.outcome.${outcome ?? 'open'}`;
  return <Tag tone={tones[outcome ?? 'open']}>{t(words)}</Tag>;
}
