import { Icon } from '../../../design/Icon.tsx';
import { Card } from '../../../design/parts.tsx';
import { writtenDay, writtenMonth } from '../../../lib/written-day.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import type { OwnInvitations } from '../queries.ts';
import { progressOf } from '../tiers.ts';

/** The running month: friends so far, the tiers, and the months that were paid. */
export function MonthCard({ own }: { own: OwnInvitations }) {
  const t = useT();
  const { language } = useLocale();
  const { month, tiers, months } = own;
  if (tiers.length === 0 && months.length === 0) return null;
  // Months are UTC's, and so is the day on which they are paid.
  const paid = writtenDay(month.pays_at, [], language);
  return (
    <Card
      title={t('invitations.monthly')}
      aside={<span className="num text-sm text-ink-2">{writtenMonth(month.month, language)}</span>}
    >
      {tiers.length > 0 && (
        <>
          <p className="text-sm text-ink-2">{t('invitations.paidOn', { date: paid })}</p>
          <Progress own={own} />
          <ol className="rows">
            {tiers.map((tier) => (
              <Tier key={tier.invitees} {...tier} reached={tier.invitees <= month.invitees} />
            ))}
          </ol>
        </>
      )}
      {months.length > 0 && <PaidMonths months={months} />}
    </Card>
  );
}

function Progress({ own }: { own: OwnInvitations }) {
  const t = useT();
  const { month } = own;
  const said =
    month.next === null
      ? t('invitations.lastTier', { count: month.invitees })
      : t('invitations.toNextTier', {
          count: month.invitees,
          missing: month.next.invitees - month.invitees,
          xgold: month.next.xgold,
        });
  return (
    <div className="py-2">
      <progress className="meter" max={1} value={progressOf(own)} aria-label={t('invitations.progress')} />
      <p className="pt-1.5 text-sm">{said}</p>
    </div>
  );
}

function Tier({ invitees, xgold, reached }: { invitees: number; xgold: number; reached: boolean }) {
  const t = useT();
  return (
    <li>
      <Icon name={reached ? 'circle-check' : 'circle'} className={reached ? 'text-success' : 'text-ink-3'} />
      <span className="min-w-0 flex-1">{t('invitations.tierFriends', { count: invitees })}</span>
      <b className="num">{t('invitations.xgold', { count: xgold })}</b>
      {reached && <span className="sr-only">{t('invitations.reached')}</span>}
    </li>
  );
}

function PaidMonths({ months }: { months: OwnInvitations['months'] }) {
  const t = useT();
  const { language } = useLocale();
  return (
    <>
      <h3 className="pt-4 text-sm font-bold">{t('invitations.monthsPaid')}</h3>
      <ul className="rows">
        {months.map((month) => (
          <li key={month.month}>
            <span className="num min-w-0 flex-1">
              {writtenMonth(month.month, language)}
              <span className="block text-xs text-ink-3">
                {t('invitations.tierFriends', { count: month.invitees })}
              </span>
            </span>
            <b className="num text-success">{t('invitations.gained', { count: month.xgold })}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
