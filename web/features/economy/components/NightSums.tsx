import { currencies } from '../../../../contract/domains/economy/shapes.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import type { Night } from '../ledger-queries.ts';

/** Kinds of account in the order in which readers look for them. */
const accounts = ['members', 'mint', 'exchange', 'store', 'jackpot', 'expired', 'services', 'held'] as const;

/** What each kind of account holds of both, and that all together is nothing. */
export function NightSums({ sums, label }: { sums: Night['sums']; label: string }) {
  const t = useT();
  const { language } = useLocale();
  const of = (account: string) =>
    currencies.map((each) => sums.find((sum) => sum.account === account && sum.currency === each)?.amount ?? 0);
  const shown = accounts.filter((account) => sums.some((sum) => sum.account === account));
  const all = currencies.map((each) =>
    sums.reduce((sum, { currency, amount }) => sum + (currency === each ? amount : 0), 0),
  );
  const cells = (amounts: readonly number[]) =>
    amounts.map((amount, at) => (
      <td key={currencies[at]} className="num py-1.5 ps-3 text-end break-all">
        {amount.toLocaleString(language)}
      </td>
    ));
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="text-ink-3">
          <th scope="col" className="py-1.5 text-start font-normal">
            {t('economy.ledger.where')}
          </th>
          {currencies.map((each) => (
            <th key={each} scope="col" className="py-1.5 ps-3 text-end font-normal">
              {t(`economy.wallet.${each}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((account) => (
          <tr key={account} className="border-t border-line">
            <th scope="row" className="py-1.5 text-start font-normal">
              {t(`economy.ledger.of.${account}`)}
            </th>
            {cells(of(account))}
          </tr>
        ))}
        <tr className="border-t border-line font-bold">
          <th scope="row" className="py-1.5 text-start">
            {t('economy.ledger.all')}
          </th>
          {cells(all)}
        </tr>
      </tbody>
    </table>
  );
}
