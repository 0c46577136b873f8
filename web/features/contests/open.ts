import type { ContestRow, ContestShape } from '../../../contract/domains/contests/shapes.ts';
import { photoOrders } from '../../../contract/domains/threads/kinds/photo/limits.ts';
import { boardFids } from '../../../contract/primitives/board-fids.ts';
import { addressContext, callFrom, pageErrorFor } from '../../api/context.ts';
import { countryOf } from '../../api/country-of.ts';
import { isRefusal } from '../../api/wire.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { notFound } from '../../router/page-errors.ts';
import type { CategoryRow } from './queries.ts';

type Asked = Pick<LoaderFunctionArgs, 'context' | 'params'>;

/** A number of an address; 0 where it names none. */
export const numberIn = (text: string | null | undefined): number =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : 0;

/** One of the words that an address may say; the first where it says another. */
export const oneOf = <const T extends string>(words: readonly T[], said: string | null): T =>
  words.find((word) => word === said) ?? words[0]!;

export const orderIn = (params: URLSearchParams) => oneOf(photoOrders, params.get('order'));

/** The contest that a page is about; an address of none is 404. */
export async function openContest({ context, params }: Asked): Promise<ContestShape> {
  const contest = numberIn(params.contest);
  if (contest === 0) throw notFound();
  try {
    return (await callFrom(context)('contests.one', { contest })).data;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw error.refusal === 'contests.unknown' ? notFound() : pageErrorFor(error, context.get(addressContext));
  }
}

/** The contest that runs on the photo board of this country, for its card; what is over or to come counts less. */
export async function runningContest(context: Asked['context']): Promise<ContestRow | null> {
  const { fid: country_fid } = countryOf(context);
  const { data } = await callFrom(context)('contests.list', { fid: boardFids.photo, country_fid, page: 1 });
  return data.list.find(({ phase }) => phase !== 'won') ?? null;
}

export const categoriesOf = async (context: Asked['context']): Promise<CategoryRow[]> =>
  (await callFrom(context)('contests.categories', { fid: boardFids.photo })).data.list;

/** The entry that an address names: `detail5`, and `detail_5` as the documents write it. */
export const entryIn = (detail: string | undefined): number =>
  numberIn(/^detail_?(\d{1,15})$/i.exec(detail ?? '')?.[1]);
