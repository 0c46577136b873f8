import type { CheckInInfo } from '../../../contract/domains/economy/check-in-calls.ts';
import { pageContext } from '../../api/context.ts';
import { type Caller, isRefusal } from '../../api/wire.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';

export type { CheckInInfo };

/** A member's daily check-in; null for a guest, and where it is refused: the page is there without it. */
export async function readCheckIns(context: LoaderFunctionArgs['context'], call: Caller): Promise<CheckInInfo | null> {
  if ((await context.get(pageContext).viewer()) === null) return null;
  try {
    return (await call('economy.check-ins', {})).data;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
