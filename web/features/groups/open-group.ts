import type { GroupDetail } from '../../../contract/domains/groups/shapes.ts';
import { addressContext, callFrom, pageErrorFor } from '../../api/context.ts';
import { isRefusal } from '../../api/wire.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { gone, notFound } from '../../router/page-errors.ts';

type Asked = Pick<LoaderFunctionArgs, 'context' | 'params'>;

/** The number of a group in an address; an address of none is 404. */
export function groupidIn(params: LoaderFunctionArgs['params']): number {
  if (!/^[1-9]\d{0,14}$/.test(params.groupid ?? '')) throw notFound();
  return Number(params.groupid);
}

/** What a page of a group asks for; a group that is gone is 404, what only others may see says why. */
export async function orPage<T>(context: LoaderFunctionArgs['context'], answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.refusal === 'groups.unknown') throw notFound();
    const inWords = error.http === 200 && error.errCode !== 401;
    throw inWords ? gone(error.msg) : pageErrorFor(error, context.get(addressContext));
  }
}

/** The group that a page is about. */
export const openGroup = ({ context, params }: Asked): Promise<GroupDetail> =>
  orPage(
    context,
    callFrom(context)('groups.detail', { groupid: groupidIn(params) }).then(({ data }) => data),
  );
