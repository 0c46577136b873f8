import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { RankingMe, RankingPage, RankingPart, RankingRow } from '../../../contract/domains/ranking/shapes.ts';
import type { TopicRow } from '../../../contract/domains/topics/shapes.ts';
import { globalFid } from '../../../contract/primitives/countries.ts';
import type { Caller } from '../../api/wire.ts';
import type { RowPage } from '../../router/growing-rows.ts';

/** The first of a list, who stands around the reader, and whom the reader follows. */
export const rankingTabs = ['top', 'around', 'followed'] as const;
export type RankingTab = (typeof rankingTabs)[number];

export const tabOf = (params: URLSearchParams, otherwise: RankingTab): RankingTab =>
  rankingTabs.find((tab) => tab === params.get('tab')) ?? otherwise;

/** Which list: of a country, or of all (293). */
export interface RankingSource {
  countryFid: number;
  tab: RankingTab;
}

/** A part of the ranking, as a list that grows. */
export interface OpenedRanking extends RowPage<RankingRow> {
  count: number;
  me: RankingMe | null;
}

/** A page of a part: places by their numbers, those whom the reader follows by the last of them. */
export async function askRanking(
  call: Caller,
  { countryFid, tab }: RankingSource,
  { page, after = '' }: { page: number; after?: string },
): Promise<OpenedRanking> {
  const isGlobal = countryFid === globalFid ? 1 : 0;
  if (tab === 'top') {
    const asked = isGlobal
      ? call('ranking.list-global', { page })
      : call('ranking.list-national', { country_fid: countryFid, page });
    return ofPage((await asked).data);
  }
  const part =
    tab === 'around'
      ? (await call('ranking.around', { is_global: isGlobal })).data
      : (await call('ranking.followed', { after })).data;
  return ofPart(part, page);
}

const ofPage = ({ list, page, totalPage, count, me }: RankingPage): OpenedRanking => ({
  ...{ list, page, totalPage, count, me },
  next: '',
});

const ofPart = ({ list, next, count, me }: RankingPart, page: number): OpenedRanking => ({
  ...{ list, page, next, count, me },
  totalPage: next === '' ? page : page + 1,
});

export type Discovery = DataOf<Calls['ranking.find-special']>;

/** What the discovery page of a country shows. */
export interface Found extends Discovery {
  topics: TopicRow[];
  first: RankingRow[];
}

const topicsShown = 6;
const firstShown = 5;

/** A country's discovery page: topics, people, its ranking, and what waits for a reply (R-DSC-001). */
export async function readDiscovery(call: Caller, countryFid: number): Promise<Found> {
  const asked = { country_fid: countryFid };
  const [special, ranking, topics] = await Promise.all([
    call('ranking.find-special', asked),
    call('ranking.find-ranking', asked),
    call('topics.list-default', { ...asked, limit: topicsShown }),
  ]);
  return { ...special.data, topics: topics.data.list, first: ranking.data.list.slice(0, firstShown) };
}
