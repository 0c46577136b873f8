import type { RankingMe } from '../../../../contract/domains/ranking/shapes.ts';
import { countryOfFid, globalCountry } from '../../../../contract/primitives/countries.ts';
import { Flag } from '../../../design/Flag.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';

interface PlacePanelProps {
  me: RankingMe;
  /** How many have a place in the list. */
  count: number;
  countryFid: number;
}

/** Where the reader stands. */
export function PlacePanel({ me, count, countryFid }: PlacePanelProps) {
  const t = useT();
  const { language } = useLocale();
  const country = countryOfFid(countryFid) ?? globalCountry;
  const isGlobal = country === globalCountry;
  const title = isGlobal ? 'ranking.youGlobal' : 'ranking.youIn';
  return (
    <section className="cloth card" data-cloth={country.cloth}>
      <div className="flex flex-wrap items-center gap-3">
        {isGlobal ? <Icon name="globe" size="l" /> : <Flag country={country.code} large />}
        <div className="min-w-[min(100%,8rem)] flex-1">
          <h1 className="heading text-xl">
            {me.rank === 0 ? t('ranking.youNone') : t(title, { rank: me.rank, place: country.names[language] })}
          </h1>
          <p className="soft text-sm">
            {me.rank === 0 ? t('ranking.youNoneText') : <Movement me={me} count={count} />}
          </p>
        </div>
      </div>
    </section>
  );
}

function Movement({ me: { moved }, count }: Pick<PlacePanelProps, 'me' | 'count'>) {
  const t = useT();
  if (moved === null || moved === 0) return t('ranking.ofSame', { count });
  return t(moved > 0 ? 'ranking.ofUp' : 'ranking.ofDown', { count, moved: Math.abs(moved) });
}
