import { call } from '../../../api/client.ts';
import { FormRefused } from '../../../console/FormRefused.tsx';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { ReasonDialog } from '../../../console/ReasonDialog.tsx';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { Name } from '../../../console/Who.tsx';
import { LinkButton } from '../../../design/Button.tsx';
import { Coin } from '../../../design/Coin.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { secondsOf } from '../../../lib/time.ts';
import { useSearch } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { addressWith } from './money-address.ts';
import type { FoundHolds, MoneyHold } from './money-rows.ts';

/** Money that members have on hold, the oldest first: an operator gives it back, and does nothing else with it. */
export function MoneyHoldsScreen({ found }: { found: FoundHolds }) {
  const t = useT();
  const named = useSearch().get('void');
  const asked = found.list.find(({ id }) => String(id) === named);
  const columns = [t('operators.member'), t('operators.funds.amount'), t('operators.funds.for')];
  const more = [t('operators.funds.since'), t('operators.funds.until'), t('operators.actions')];
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.moneyHolds')}</h1>
      {!asked && <FormRefused calls={['operators.void-hold']} />}
      {found.list.length === 0 ? (
        <EmptyState title={t('operators.funds.holdsNone')} />
      ) : (
        <Table caption={t('operators.nav.moneyHolds')} columns={[...columns, ...more]}>
          {found.list.map((hold) => (
            <HoldLine key={hold.id} hold={hold} />
          ))}
        </Table>
      )}
      <MoreLink next={found.next} />
      {asked && <VoidDialog key={asked.id} hold={asked} />}
    </>
  );
}

function HoldLine({ hold }: { hold: MoneyHold }) {
  const t = useT();
  const { language } = useLocale();
  const search = useSearch();
  return (
    <Row>
      <Cell label={t('operators.member')}>
        <Name member={hold.member} nobody="–" />
      </Cell>
      <Cell label={t('operators.funds.amount')}>
        <b className="num inline-flex items-center gap-1">
          <Coin of={hold.currency} size="s" /> {hold.amount.toLocaleString(language)}
        </b>
      </Cell>
      <Cell label={t('operators.funds.for')} anywhere>
        {hold.note}
        <span className="block text-xs text-ink-3">{[`#${hold.id}`, hold.reference].filter(Boolean).join(' ')}</span>
      </Cell>
      <Cell label={t('operators.funds.since')}>
        <Moment at={secondsOf(hold.at)} />
      </Cell>
      <Cell label={t('operators.funds.until')}>
        <Moment at={secondsOf(hold.expiresAt)} />
      </Cell>
      <Cell label={t('operators.actions')}>
        <LinkButton kind="outline" to={addressWith(search, { void: String(hold.id) })} replace preventScrollReset>
          {t('operators.funds.void')}
        </LinkButton>
      </Cell>
    </Row>
  );
}

function VoidDialog({ hold: { id, amount, currency, member } }: { hold: MoneyHold }) {
  const t = useT();
  const closeTo = addressWith(useSearch(), { void: '' });
  return (
    <ReasonDialog
      title={t('operators.funds.voidTitle', { amount, currency, name: member?.username ?? '–' })}
      word={t('operators.funds.void')}
      closeTo={closeTo}
      does="operators.void-hold"
      about={{ id }}
      done={t('operators.funds.voided')}
      act={(reason, idempotencyKey) => call('operators.void-hold', { id, reason }, { idempotencyKey })}
    >
      <p className="text-md text-ink-2">{t('operators.funds.voidText')}</p>
    </ReasonDialog>
  );
}
