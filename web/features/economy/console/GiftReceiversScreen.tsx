import { MoreLink } from '../../../console/MoreLink.tsx';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { Name } from '../../../console/Who.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import type { FoundReceivers, GiftReceiver } from './money-rows.ts';

const months = ['this', 'last'] as const;
type GiftMonth = (typeof months)[number];
export const giftMonthOf = (name: string | null): GiftMonth => months.find((month) => month === name) ?? 'this';

/** Whom new accounts gave XGold in a month, by their share of all that each was given: who gathers by many accounts leads. */
export function GiftReceiversScreen({ month, found }: { month: GiftMonth; found: FoundReceivers }) {
  const t = useT();
  const columns = [t('operators.member'), t('operators.gifts.share'), t('operators.gifts.new')];
  const more = [t('operators.gifts.all'), t('operators.gifts.gifts'), t('operators.funds.statement')];
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.giftReceivers')}</h1>
      <p className="hint px-4 sm:px-0">{t('operators.gifts.text')}</p>
      <nav className="tabs bg-surface px-1 sm:rounded-md" aria-label={t('operators.nav.giftReceivers')}>
        {months.map((each) => (
          <Link key={each} to={`?month=${each}`} className="tab" aria-current={each === month ? 'page' : undefined}>
            {t(each === 'this' ? 'operators.gifts.this' : 'operators.gifts.last')}
          </Link>
        ))}
      </nav>
      {found.list.length === 0 ? (
        <EmptyState title={t('operators.gifts.none')} />
      ) : (
        <Table caption={t('operators.nav.giftReceivers')} columns={[...columns, ...more]}>
          {found.list.map((receiver) => (
            <ReceiverLine key={receiver.uid} receiver={receiver} />
          ))}
        </Table>
      )}
      <MoreLink next={found.next} />
    </>
  );
}

function ReceiverLine({ receiver: { uid, member, share, fromNew, xgold, gifts } }: { receiver: GiftReceiver }) {
  const t = useT();
  const { language } = useLocale();
  const percent = (share / 1000).toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Row>
      <Cell label={t('operators.member')} anywhere>
        <Name member={member} nobody={`#${uid}`} />
      </Cell>
      <Cell label={t('operators.gifts.share')}>
        <b className="num">{percent}</b>
      </Cell>
      <Cell label={t('operators.gifts.new')}>
        <span className="num">{fromNew.toLocaleString(language)}</span>
      </Cell>
      <Cell label={t('operators.gifts.all')}>
        <span className="num">{xgold.toLocaleString(language)}</span>
      </Cell>
      <Cell label={t('operators.gifts.gifts')}>
        <span className="num">{gifts.toLocaleString(language)}</span>
      </Cell>
      <Cell>
        <Link
          to={`/operator/money?who=${uid}`}
          className="-my-1 inline-block py-1 text-primary-text max-lg:-my-3 max-lg:py-3"
        >
          {t('operators.funds.statement')}
        </Link>
      </Cell>
    </Row>
  );
}
