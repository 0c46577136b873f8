import { MoreLink } from '../../../console/MoreLink.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Card, ChipLink } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { addressWith, type MoneyAsked } from './money-address.ts';
import type { MemberMoney, MoneyEntry } from './money-rows.ts';

interface EntriesProps {
  asked: MoneyAsked;
  found: MemberMoney;
}

/** What moved on one account, the newest first, with what it held then; all of it, or what one reason moved. */
export function MemberEntries({ asked, found: { member, list, next } }: EntriesProps) {
  const t = useT();
  const whose = new URLSearchParams({ who: asked.who });
  const none = asked.reason === '' ? 'operators.funds.none' : 'operators.funds.noneOfReason';
  return (
    <>
      <Card title={t('operators.funds.statement')}>
        <nav className="board-chips -mx-1 px-1 py-2" aria-label={t('operators.funds.currency')}>
          {(['xgold', 'xcoin'] as const).map((currency) => (
            <ChipLink key={currency} to={addressWith(whose, { currency })} on={asked.currency === currency}>
              {t(`economy.${currency}`)}
            </ChipLink>
          ))}
        </nav>
        {asked.reason !== '' && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
            {t('operators.funds.ofReason', { reason: asked.reason })}
            <Link
              to={addressWith(whose, { currency: asked.currency })}
              className="inline-flex min-h-11 items-center font-bold text-primary-text"
            >
              {t('operators.funds.everything')}
            </Link>
          </p>
        )}
        {list.length === 0 ? (
          <EmptyState title={t(none)} />
        ) : (
          <ul className="rows">
            {list.map((entry) => (
              <Entry
                key={entry.place}
                entry={entry}
                only={
                  asked.reason === ''
                    ? addressWith(whose, { currency: asked.currency, reason: entry.reason })
                    : undefined
                }
              />
            ))}
          </ul>
        )}
      </Card>
      <MoreLink key={member.uid} next={next} />
    </>
  );
}

/** `only` leads to those of the same reason. */
function Entry({ entry, only }: { entry: MoneyEntry; only: string | undefined }) {
  const t = useT();
  const { language } = useLocale();
  const { note, dateline, amount, balance, transfer, reference } = entry;
  return (
    <li>
      <span className="min-w-0 flex-1">
        <span className="block text-md wrap-anywhere">{note}</span>
        <span className="block text-xs wrap-anywhere text-ink-3">
          <Moment at={dateline} /> · {[`#${transfer}`, reference].filter(Boolean).join(' ')}
        </span>
        {only && (
          <Link to={only} className="inline-flex min-h-11 items-center text-xs text-primary-text">
            {t('operators.funds.onlyThis')}
          </Link>
        )}
      </span>
      <span className="flex flex-none flex-col items-end">
        <b className={amount > 0 ? 'num text-success-text' : 'num text-ink-2'}>
          {amount > 0 ? '+' : '−'}
          {Math.abs(amount).toLocaleString(language)}
        </b>
        <span className="num text-xs text-ink-3">{t('economy.wallet.left', { amount: balance })}</span>
      </span>
    </li>
  );
}
