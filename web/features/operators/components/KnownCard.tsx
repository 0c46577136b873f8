import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { Card } from '../../../design/parts.tsx';
import { secondsOf } from '../../../lib/time.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';

export type KnownOfMember = DataOf<Calls['operators.known']>['list'];
type Row = KnownOfMember[number]['rows'][number];

/** What each part of the site knows of a member: how many, when last, and the way to more. */
export function KnownCard({ known }: { known: KnownOfMember }) {
  const t = useT();
  return (
    <Card title={t('operators.known.title')}>
      {known.length === 0 && <p className="text-sm text-ink-2">{t('operators.known.none')}</p>}
      <dl className="text-sm">
        {known.flatMap(({ domain, rows }) =>
          rows.map((row) => <KnownLine key={`${domain} ${row.label} ${row.value} ${row.at}`} row={row} />),
        )}
      </dl>
    </Card>
  );
}

function KnownLine({ row: { label, value, count, at, to } }: { row: Row }) {
  const t = useT();
  const { language } = useLocale();
  return (
    <div className="flex items-baseline gap-3 border-t border-line first:border-t-0">
      <dt className="min-w-0 flex-1 py-2">
        {to === '' ? (
          label
        ) : (
          <Link to={to} className="link -my-2 inline-flex min-h-11 items-center">
            {label}
          </Link>
        )}
      </dt>
      <dd className="min-w-0 max-w-3/5 py-2 text-end wrap-anywhere">
        {value !== '' && <bdi className="block">{value}</bdi>}
        {count !== null && <b className="num block">{count.toLocaleString(language)}</b>}
        {at !== null && (
          <span className="block text-xs text-ink-3">
            {count !== null && `${t('operators.known.last')} `}
            <Moment at={secondsOf(at)} />
          </span>
        )}
      </dd>
    </div>
  );
}
