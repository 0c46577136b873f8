import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { pageCallFrom, pageContext } from '../../api/context.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { hasFewPages } from './console-menu.ts';

export type Overview = DataOf<Calls['operators.overview']>;

/** What waits on the pages that the reader may open; of a guest nothing, everybody else is refused. */
export async function overviewFor(context: LoaderFunctionArgs['context']): Promise<Overview | null> {
  const viewer = await context.get(pageContext).viewer();
  if (viewer === null) return null;
  const call = pageCallFrom(context);
  if (hasFewPages(viewer.groupid)) return (await call('operators.waiting', {})).data;
  return (await call('operators.overview', {})).data;
}

/** How much waits, and whether the promise of some of it is over. */
export type Waits = Readonly<Record<string, { count: number; late: boolean }>>;

/** What waits on the pages that the reader may open, and what of it is late. */
export async function waitsFor(context: LoaderFunctionArgs['context']): Promise<Waits> {
  const viewer = await context.get(pageContext).viewer();
  if (viewer === null) return {};
  const call = pageCallFrom(context);
  const asked = hasFewPages(viewer.groupid) ? 'operators.moderator-needs' : 'operators.needs';
  const { list } = (await call(asked, {})).data;
  const now = Date.now();
  return Object.fromEntries(
    list.map(({ name, count, due }) => [name, { count, late: due !== null && Date.parse(due) <= now }]),
  );
}
