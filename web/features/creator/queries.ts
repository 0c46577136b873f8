import type {
  ConditionsPage,
  CreatorCentre,
  CreatorPage,
  IncomeRank,
  MonthlyPoints,
  MonthRow,
} from '../../../contract/domains/creator/shapes.ts';
import type { Caller } from '../../api/wire.ts';
import { isBeforeNoon, isNew } from './days.ts';
import type { TrendDays } from './trend.ts';

export interface Overview {
  centre: CreatorCentre;
  /** The newest day is the one before yesterday. */
  beforeNoon: boolean;
  /** Who granted it and with what words, in the first week. */
  granted: { by: string; reason: string } | null;
}

/** A creator's overview as it stands at a moment. */
export async function readOverview(call: Caller, days: TrendDays, now: number): Promise<Overview> {
  const centre = (await call('creator.centre', { days })).data;
  const overview = { centre, beforeNoon: isBeforeNoon(centre.nextAt, now) };
  const since = centre.info.beCreatorTime;
  // Just granted, since when is not known yet.
  if (since > 0 && !isNew(since, now)) return { ...overview, granted: null };
  const { application } = await readConditions(call);
  const { answered_by: by, reason, answered_at } = application;
  if (application.status === 'granted' && isNew(answered_at, now)) return { ...overview, granted: { by, reason } };
  return { ...overview, granted: since > 0 ? { by: '', reason: '' } : null };
}

export const readConditions = async (call: Caller): Promise<ConditionsPage> =>
  (await call('creator.conditions', {})).data;

export const readMonthlyPoints = async (call: Caller): Promise<MonthlyPoints> =>
  (await call('creator.monthly-points', {})).data;

export interface Income {
  month: MonthlyPoints;
  rows: MonthRow[];
  page: number;
  totalPage: number;
  rank: IncomeRank;
}

/** Months that are over, six a page (R-CRT-019), with the running one and the country's rank. */
export async function readIncome(call: Caller, page: number): Promise<Income> {
  const [month, { data: asked }, rank] = await Promise.all([
    readMonthlyPoints(call),
    call('creator.monthly-data', { page }),
    call('creator.monthly-income-rank', {}),
  ]);
  // A page beyond the last one shows the last.
  const isBeyond = asked.totalPage > 0 && page > asked.totalPage;
  const { list, totalPage } = isBeyond ? (await call('creator.monthly-data', { page: asked.totalPage })).data : asked;
  return { month, rows: list, page: isBeyond ? totalPage : page, totalPage, rank: rank.data };
}

export const readCreatorPages = async (call: Caller, kind: CreatorPage['kind']): Promise<CreatorPage[]> =>
  (await call('creator.pages', { kind })).data.list;
