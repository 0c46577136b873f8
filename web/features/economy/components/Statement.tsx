import { type TransferKind, transferKinds } from '../../../../contract/domains/economy/shapes.ts';
import { call } from '../../../api/client.ts';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { Card, ChipLink } from '../../../design/parts.tsx';
import { ReplySkeleton } from '../../../design/skeletons.tsx';
import { EmptyState } from '../../../design/states.tsx';
import { Time } from '../../../lib/formats.tsx';
import { useGrowing } from '../../../lib/growing-rows.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { type Entry, type Log, readStatement, type Shown, type StatementPage } from '../wallet-queries.ts';

const placeOf = ({ place }: Entry): number => place;
const hasMore = ({ more }: StatementPage): boolean => more;

/** The address of a part of the statement that stands on a page. */
function partOf(kind: TransferKind | undefined, before = 0): string {
  const asked = new URLSearchParams({ ...(kind && { kind }), ...(before > 0 && { before: String(before) }) });
  return `?${asked}`;
}

/** What moved on one account, newest first, of all kinds or of one. */
export function Statement({ log: { shown, first } }: { log: Log }) {
  const t = useT();
  const ask = ({ list }: StatementPage) => readStatement(call, shown, list.at(-1)?.place ?? 0);
  const list = useGrowing(first, { idOf: placeOf, hasMore, ask });
  return (
    <Card title={t('economy.wallet.history')}>
      <Kinds shown={shown} />
      {list.rows.length === 0 ? (
        <Nothing shown={shown} />
      ) : (
        <ul className="rows">
          {list.rows.map((entry) => (
            <EntryRow key={entry.place} entry={entry} />
          ))}
        </ul>
      )}
      <MoreRows list={list} to={partOf(shown.kind, list.last.list.at(-1)?.place)} skeleton={<ReplySkeleton />} />
    </Card>
  );
}

function Kinds({ shown }: { shown: Shown }) {
  const t = useT();
  return (
    <nav className="board-chips -mx-1 px-1 py-2" aria-label={t('economy.wallet.kinds')}>
      {[undefined, ...transferKinds].map((kind) => (
        <ChipLink key={kind ?? ''} to={partOf(kind)} on={shown.kind === kind}>
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

function EntryRow({ entry: { note, dateline, amount, balance } }: { entry: Entry }) {
  const t = useT();
  const { language } = useLocale();
  const figure = Math.abs(amount).toLocaleString(language);
  return (
    <li>
      <span className="min-w-0 flex-1">
        <span className="block text-md">{note}</span>
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
