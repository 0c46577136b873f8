import { transferKinds } from '../../../../contract/domains/economy/shapes.ts';
import { call } from '../../../api/client.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { Card, ChipLink } from '../../../design/parts.tsx';
import { useRowAtCurrent } from '../../../design/row-at-current.ts';
import { ReplySkeleton } from '../../../design/skeletons.tsx';
import { Time } from '../../../lib/formats.tsx';
import { useGrowing } from '../../../lib/growing-rows.ts';
import { useLocale } from '../../../lib/locale.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type Entry, type Log, readStatement, type Shown, type StatementPage } from '../wallet-queries.ts';
import { CurrencySegments } from './CurrencySegments.tsx';

const placeOf = ({ place }: Entry): number => place;
const hasMore = ({ more }: StatementPage): boolean => more;

interface StatementProps {
  log: Log;
  /** The page shows both currencies, one at a time: its address names which. */
  both?: boolean;
}
type Part = Pick<StatementProps, 'both'> & Shown & { before?: number | undefined };

/** The address of a part of the statement that stands on a page. */
function partOf({ both = false, currency, kind, before = 0 }: Part): string {
  const asked = { ...(both && { of: currency }), ...(kind && { kind }), ...(before > 0 && { before: String(before) }) };
  return `?${new URLSearchParams(asked)}`;
}

/** What moved on one account, newest first, of all kinds or of one. */
export function Statement({ log: { shown, first }, both = false }: StatementProps) {
  const t = useT();
  const ask = ({ list }: StatementPage) => readStatement(call, shown, list.at(-1)?.place ?? 0);
  const list = useGrowing(first, { idOf: placeOf, hasMore, ask });
  return (
    <Card title={t('economy.wallet.history')}>
      {both && <CurrencySegments shown={shown.currency} />}
      <Kinds shown={shown} both={both} />
      {list.rows.length === 0 ? (
        <Nothing shown={shown} />
      ) : (
        <ul className="rows">
          {list.rows.map((entry) => (
            <EntryRow key={entry.place} entry={entry} />
          ))}
        </ul>
      )}
      <MoreRows
        list={list}
        to={partOf({ ...shown, both, before: list.last.list.at(-1)?.place })}
        skeleton={<ReplySkeleton />}
      />
    </Card>
  );
}

function Kinds({ shown, both }: { shown: Shown; both: boolean }) {
  const t = useT();
  const row = useRowAtCurrent(shown.kind ?? '');
  return (
    <nav ref={row} className="board-chips -mx-1 px-1 py-2" aria-label={t('economy.wallet.kinds')}>
      {[undefined, ...transferKinds].map((kind) => (
        <ChipLink key={kind ?? ''} to={partOf({ ...shown, kind, both })} on={shown.kind === kind}>
          {t(kind ? `economy.kind.${kind}` : 'economy.wallet.allKinds')}
        </ChipLink>
      ))}
    </nav>
  );
}

function Nothing({ shown }: { shown: Shown }) {
  const t = useT();
  if (shown.kind) return <EmptyState title={t('economy.wallet.noneOfKind')} />;
  const text = t(shown.currency === 'xgold' ? 'economy.wallet.noneText' : 'economy.wallet.noneXcoin');
  return <EmptyState title={t('economy.wallet.none')} text={text} />;
}

function EntryRow({ entry: { note, to, dateline, amount, balance } }: { entry: Entry }) {
  const t = useT();
  const { language } = useLocale();
  const figure = Math.abs(amount).toLocaleString(language);
  return (
    <li className="relative">
      <span className="min-w-0 flex-1">
        {to === '' ? (
          <span className="block text-md">{note}</span>
        ) : (
          <Link to={to} className="link block text-md after:absolute after:inset-0">
            {note}
          </Link>
        )}
        <Time at={dateline} className="text-xs text-ink-3" />
      </span>
      <span className="flex flex-none flex-col items-end">
        <b className={amount > 0 ? 'num text-success-text' : 'num text-ink-2'}>
          {amount > 0 ? '+' : '−'}
          {figure}
        </b>
        <span className="num text-xs text-ink-3">{t('economy.wallet.left', { amount: balance })}</span>
      </span>
    </li>
  );
}
