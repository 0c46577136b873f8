import { call } from '../../../api/client.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { Card } from '../../../design/parts.tsx';
import { ReplySkeleton } from '../../../design/skeletons.tsx';
import { useGrowing } from '../../../router/growing-rows.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useCivilDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type Ledger, type Night, readLedger } from '../ledger-queries.ts';
import { NightSums } from './NightSums.tsx';

const numberOf = ({ number }: Night): number => number;
const hasMore = ({ more }: Ledger): boolean => more;

/** What each night sealed, in plain words, with all that is needed to check it. */
export function LedgerScreen({ ledger }: { ledger: Ledger }) {
  const t = useT();
  const { newest } = ledger;
  return (
    <>
      <Card>
        <h1 className="heading pb-2 text-2xl">{t('economy.ledger.heading')}</h1>
        <p className="text-ink-2">{t('economy.ledger.lead')}</p>
      </Card>
      {newest && (
        <Card title={t('economy.ledger.newest')}>
          <NightSums sums={newest.sums} label={t('economy.ledger.newest')} />
          <p className="pt-2 text-sm text-ink-3">{t('economy.ledger.sumsText')}</p>
        </Card>
      )}
      <Nights ledger={ledger} />
      <HowToCheck />
    </>
  );
}

function Nights({ ledger }: { ledger: Ledger }) {
  const t = useT();
  const list = useGrowing(ledger, {
    idOf: numberOf,
    hasMore,
    ask: ({ list: shown }: Ledger) => readLedger(call, shown.at(-1)?.number ?? 0),
  });
  return (
    <Card title={t('economy.ledger.nights')}>
      {list.rows.length === 0 ? (
        <EmptyState title={t('economy.ledger.none')} text={t('economy.ledger.noneText')} />
      ) : (
        <ul>
          {list.rows.map((night) => (
            <NightRow key={night.number} night={night} />
          ))}
        </ul>
      )}
      <MoreRows list={list} to={`?before=${list.last.list.at(-1)?.number ?? 0}`} skeleton={<ReplySkeleton />} />
    </Card>
  );
}

function NightRow({ night: { number, day, transfers, head, sums } }: { night: Night }) {
  const t = useT();
  const dayName = useCivilDay();
  return (
    <li className="border-t border-line py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b>{t('economy.ledger.night', { number })}</b>
        <time dateTime={day} className="text-sm text-ink-3">
          {dayName(day)}
        </time>
        <span className="text-sm text-ink-3">{t('economy.ledger.transfers', { count: transfers })}</span>
      </p>
      <p className="pt-1 text-sm">
        <span className="text-ink-3">{t('economy.ledger.head')}</span>{' '}
        <code dir="ltr" className="select-all break-all">
          {head}
        </code>
      </p>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm text-ink-2">
          <span className="min-w-0 flex-1">{t('economy.ledger.sums')}</span>
          <Icon name="chevron-down" size="s" className="text-ink-3 group-open:rotate-180" />
        </summary>
        <NightSums sums={sums} label={t('economy.ledger.night', { number })} />
      </details>
      <a
        className="link inline-flex min-h-11 items-center gap-2 text-sm"
        href={`/v5/ledger/night?number=${number}`}
        download={`ledger-night-${number}.json`}
      >
        <Icon name="download" size="s" />
        {t('economy.ledger.download')}
      </a>
    </li>
  );
}

function HowToCheck() {
  const t = useT();
  const { publicUrl } = useRootData();
  return (
    <Card title={t('economy.ledger.how')}>
      <ol className="flex list-decimal flex-col gap-2 ps-5 text-ink-2">
        <li>{t('economy.ledger.how1')}</li>
        <li>{t('economy.ledger.how2')}</li>
        <li>
          {t('economy.ledger.how3')}{' '}
          <code dir="ltr" className="mt-1 block select-all break-all text-sm">
            {t('economy.ledger.command', { site: publicUrl })}
          </code>
        </li>
      </ol>
      <LinkButton kind="outline" to="/ucenter/wallet" className="mt-4">
        {t('economy.ledger.wallet')}
      </LinkButton>
    </Card>
  );
}
