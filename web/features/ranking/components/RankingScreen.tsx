import { rankingCountries } from '../../../../contract/domains/ranking/limits.ts';
import type { RankingRow } from '../../../../contract/domains/ranking/shapes.ts';
import { countryOfFid, globalCountry, globalFid } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Flag } from '../../../design/Flag.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { placeAfter, useGrowingRows } from '../../../router/growing-rows.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { FollowButtonFor } from '../../follows/index.ts';
import { askRanking, type OpenedRanking, type RankingSource, type RankingTab, rankingTabs } from '../queries.ts';
import { CountsMost } from './CountsMost.tsx';
import { PlacePanel } from './PlacePanel.tsx';
import { Podium } from './Podium.tsx';
import { Moved, RankRow } from './RankRow.tsx';

interface RankingScreenProps {
  source: RankingSource;
  opened: OpenedRanking;
  /** Of a member who may see other countries' lists: their own country. */
  viewerFid: number | null;
}

const isGlobal = ({ countryFid }: RankingSource): boolean => countryFid === globalFid;
const base = (source: RankingSource): string => (isGlobal(source) ? '/ranking/global' : '/ranking');
const uidOf = (row: RankingRow): number => row.uid;

/** The ranking: where the reader stands, the chosen part of it, and what counts. */
export function RankingScreen({ source, opened, viewerFid }: RankingScreenProps) {
  const member = useSession() !== null;
  return (
    <>
      {opened.me ? (
        <PlacePanel me={opened.me} count={opened.count} countryFid={source.countryFid} />
      ) : (
        <GuestPanel countryFid={source.countryFid} />
      )}
      {member && <Tabs source={source} />}
      {source.tab === 'top' && viewerFid !== null && <Countries source={source} viewerFid={viewerFid} />}
      {source.tab === 'top' && viewerFid === null && member && <OwnCountry />}
      <Part key={`${source.tab} ${source.countryFid}`} source={source} first={opened} />
      {opened.me && <CountsMost me={opened.me} />}
    </>
  );
}

function GuestPanel({ countryFid }: { countryFid: number }) {
  const t = useT();
  const { language } = useLocale();
  const country = countryOfFid(countryFid) ?? globalCountry;
  return (
    <section className="cloth card" data-cloth={country.cloth}>
      <h1 className="heading text-xl">
        {country === globalCountry ? t('ranking.globalTitle') : country.names[language]}
      </h1>
      <p className="soft text-sm">{t('ranking.pointsThisMonth')}</p>
    </section>
  );
}

/** Top, around the reader, whom the reader follows: links, so that each has its address. */
function Tabs({ source }: { source: RankingSource }) {
  const t = useT();
  const address = (tab: RankingTab) => `${base(source)}?tab=${tab}`;
  return (
    <nav className="card py-2" aria-label={t('ranking.which')}>
      <div className="segments">
        {rankingTabs.map((tab) => (
          <Link key={tab} to={address(tab)} aria-current={tab === source.tab ? 'page' : undefined} preventScrollReset>
            {t(`ranking.${tab}`)}
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** The reader's own country first, then those of the list as this reader sees them (R-RNK-003, R-RNK-004). */
function Countries({ source, viewerFid }: { source: RankingSource; viewerFid: number }) {
  const t = useT();
  const { language } = useLocale();
  const listed = rankingCountries(viewerFid).filter(({ fid }) => fid !== viewerFid);
  const own = countryOfFid(viewerFid);
  const countries = own && own !== globalCountry ? [own, ...listed] : listed;
  return (
    <nav className="board-chips px-4 py-2" aria-label={t('ranking.countries')}>
      {countries.map((country) => (
        <Link
          key={country.fid}
          to={country === globalCountry ? '/ranking/global' : `/ranking?tab=top&country=${country.code}`}
          className={country.fid === source.countryFid ? 'chip chip-on' : 'chip'}
          aria-current={country.fid === source.countryFid ? 'page' : undefined}
        >
          <Flag country={country.code} />
          {country.names[language]}
        </Link>
      ))}
    </nav>
  );
}

/** From the list of all back to that of the reader's country. */
function OwnCountry() {
  const t = useT();
  return (
    <nav className="board-chips px-4 py-2" aria-label={t('ranking.countries')}>
      <Link to="/ranking?tab=top" className="chip">
        {t('ranking.ownCountry')}
      </Link>
    </nav>
  );
}

/** The rows of a part; page 1 replaces them, later pages are appended (R-RNK-006, R-RNK-007). */
function Part({ source, first }: { source: RankingSource; first: OpenedRanking }) {
  const member = useSession() !== null;
  const rows = useGrowingRows<RankingRow, OpenedRanking>(first, {
    idOf: uidOf,
    ask: (last) => askRanking(call, source, placeAfter(last)),
  });
  if (rows.rows.length === 0) return <Empty tab={source.tab} />;
  const podium = source.tab === 'top' && first.page === 1;
  const below = podium ? rows.rows.filter(({ rank }) => rank > 3) : rows.rows;
  const ownUid = first.me?.uid;
  const more = new URLSearchParams({ tab: source.tab, page: String(rows.last.page + 1) });
  if (rows.last.next !== '') more.set('after', rows.last.next);
  if (source.tab === 'top' && !isGlobal(source)) more.set('country', countryOfFid(source.countryFid)?.code ?? '');
  return (
    <>
      {podium && (
        <section className="cloth card" data-cloth={countryOfFid(source.countryFid)?.cloth ?? 'dots'}>
          <Podium rows={rows.rows} />
        </section>
      )}
      {below.length > 0 && (
        <section className="card card-flush">
          <ol>
            {below.map((row) =>
              source.tab === 'top' ? (
                <RankRow
                  key={row.uid}
                  row={row}
                  own={row.uid === ownUid}
                  name="place to follow"
                  end={
                    row.uid !== ownUid && (
                      <FollowButtonFor
                        uid={row.uid}
                        name={row.username}
                        following={row.follow_status === 1}
                        small
                        isMember={member}
                        onFollowed={({ follows_status }) => rows.patch(row.uid, { follow_status: follows_status })}
                      />
                    )
                  }
                />
              ) : (
                <Neighbour key={row.uid} row={row} me={first.me} />
              ),
            )}
          </ol>
          {source.tab !== 'around' && <MoreRows list={rows} to={`${base(source)}?${more}`} />}
        </section>
      )}
    </>
  );
}

/** Somebody near the reader: their level, how they moved, and their points. */
function Neighbour({ row, me }: { row: RankingRow; me: OpenedRanking['me'] }) {
  const t = useT();
  const { language } = useLocale();
  const own = row.uid === me?.uid;
  const { next } = me ?? { next: null };
  return (
    <RankRow
      row={row}
      of={own ? { ...row, next } : row}
      own={own}
      name="neighbour"
      line={
        <span className="truncate">
          {own && next ? t('ranking.behind', { count: next.points, name: next.username }) : row.grouptitle}
        </span>
      }
      end={
        <>
          <Moved by={row.moved} />
          <b className="num text-md">{row.points.toLocaleString(language)}</b>
        </>
      }
    />
  );
}

function Empty({ tab }: { tab: RankingTab }) {
  const t = useT();
  const people = (
    <Link to="/find" className="btn btn-primary">
      {t('ranking.findPeople')}
    </Link>
  );
  const write = (
    <Link to="/note/thread" className="btn btn-primary">
      {t('ranking.write')}
    </Link>
  );
  if (tab === 'followed')
    return <EmptyState title={t('ranking.noFollowed')} text={t('ranking.noFollowedText')} action={people} />;
  if (tab === 'around')
    return <EmptyState title={t('ranking.youNone')} text={t('ranking.noAroundText')} action={write} />;
  return <EmptyState title={t('ranking.noPlaces')} text={t('ranking.noPlacesText')} />;
}
