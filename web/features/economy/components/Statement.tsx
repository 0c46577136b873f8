import type { ReactNode } from 'react';
import { type TransferKind, transferKinds } from '../../../../contract/domains/economy/shapes.ts';
import { call } from '../../../api/client.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Menu, MenuLink } from '../../../design/Menu.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { Card, ChipLink, Tag } from '../../../design/parts.tsx';
import { useRowAtCurrent } from '../../../design/row-at-current.ts';
import { ReplySkeleton } from '../../../design/skeletons.tsx';
import { useGrowing } from '../../../router/growing-rows.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type Entry, type Log, readStatement, type Shown, type StatementPage } from '../wallet-queries.ts';
import { CurrencySegments } from './CurrencySegments.tsx';

const mainKinds = ['earned', 'spent'] as const satisfies readonly TransferKind[];
const otherKinds = transferKinds.filter((kind) => !mainKinds.some((main) => main === kind));

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
      <Incoming shown={shown} incoming={first.incoming} />
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

/** What waits for the reader, above what moved: none of it is in a balance. */
function Incoming({ shown: { currency }, incoming }: { shown: Shown; incoming: StatementPage['incoming'] }) {
  const t = useT();
  const { amount, list } = incoming;
  if (list.length === 0) return null;
  const sum = list.reduce((all, each) => all + each.amount, 0);
  return (
    <section className="rounded-md border border-line p-3" aria-labelledby="incoming">
      <h3 id="incoming" className="text-md font-bold">
        {t('economy.wallet.incoming', { amount, currency })}
      </h3>
      <p className="text-sm text-ink-2">{t('economy.wallet.incomingText')}</p>
      <ul className="rows">
        {list.map(({ transfer, ...entry }) => (
          <MovedRow key={transfer} {...entry} waits />
        ))}
      </ul>
      {sum < amount && <p className="hint">{t('economy.wallet.incomingMore', { count: list.length })}</p>}
    </section>
  );
}

function Kinds({ shown, both }: { shown: Shown; both: boolean }) {
  const t = useT();
  const row = useRowAtCurrent(shown.kind ?? '');
  return (
    <nav ref={row} className="board-chips -mx-1 px-1 py-2" aria-label={t('economy.wallet.kinds')}>
      {[undefined, ...mainKinds].map((kind) => (
        <ChipLink key={kind ?? ''} to={partOf({ ...shown, kind, both })} on={shown.kind === kind}>
          {t(kind ? `economy.kind.${kind}` : 'economy.wallet.allKinds')}
        </ChipLink>
      ))}
      <OtherKinds shown={shown} both={both} />
    </nav>
  );
}

/** The kinds that few look for; the button has the name of the one that is shown. */
function OtherKinds({ shown, both }: { shown: Shown; both: boolean }) {
  const t = useT();
  const current = otherKinds.find((kind) => kind === shown.kind);
  return (
    <Menu
      label={t('economy.wallet.otherKinds')}
      trigger={(props) => (
        <button type="button" className={current ? 'chip chip-on' : 'chip'} {...props}>
          {t(current ? `economy.kind.${current}` : 'economy.wallet.moreKinds')}
          <Icon name="chevron-down" size="s" />
        </button>
      )}
    >
      {otherKinds.map((kind) => (
        <MenuLink
          key={kind}
          icon={kind === current ? 'check' : 'coins'}
          to={partOf({ ...shown, kind, both })}
          aria-current={kind === current ? 'true' : undefined}
        >
          {t(`economy.kind.${kind}`)}
        </MenuLink>
      ))}
    </Menu>
  );
}

function Nothing({ shown }: { shown: Shown }) {
  const t = useT();
  if (shown.kind) return <EmptyState title={t('economy.wallet.noneOfKind')} />;
  const text = t(shown.currency === 'xgold' ? 'economy.wallet.noneText' : 'economy.wallet.noneXcoin');
  return <EmptyState title={t('economy.wallet.none')} text={text} />;
}

function EntryRow({ entry: { note, to, dateline, amount, balance, waiting } }: { entry: Entry }) {
  const t = useT();
  return (
    <MovedRow note={note} to={to} dateline={dateline} amount={amount} waits={waiting}>
      <span className="num text-xs text-ink-3">{t('economy.wallet.left', { amount: balance })}</span>
    </MovedRow>
  );
}

interface MovedRowProps extends Pick<Entry, 'note' | 'to' | 'dateline' | 'amount'> {
  /** Whoever it is for hasn't got it yet. */
  waits: boolean;
  children?: ReactNode;
}

function MovedRow({ note, to, dateline, amount, waits, children }: MovedRowProps) {
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
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Time at={dateline} className="text-xs text-ink-3" />
          {waits && <Tag tone="primary">{t('economy.wallet.waiting')}</Tag>}
        </span>
      </span>
      <span className="flex flex-none flex-col items-end">
        <b className={amount > 0 && !waits ? 'num text-success-text' : 'num text-ink-2'}>
          {amount > 0 ? '+' : '−'}
          {figure}
        </b>
        {children}
      </span>
    </li>
  );
}
