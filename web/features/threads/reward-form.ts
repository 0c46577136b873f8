import { formAction } from '../../../contract/primitives/page-form.ts';
import { rewardFlag } from './reward-address.ts';

/** Of the dialog's choice: whichever button of the page is pressed, it belongs to the reward alone. */
const rewardPart = 'reward';
export const amountField = `xid@${rewardPart}`;

export function withoutReward(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(rewardFlag);
  return params.size === 0 ? '' : `?${params}`;
}

/** Where a reward is sent without script; it then leads to the page without the dialog. */
export function rewardAction(pid: number, { pathname, search }: { pathname: string; search: string }): string {
  // Seen from the page itself: of its path the end, since a query alone can't take one away.
  const page = `${pathname.split('/').at(-1) ?? ''}${withoutReward(search)}`;
  return formAction('threads.reward-post', { pid, _of: rewardPart, _to: page });
}

/** What the dialog begins with: the second of what may be chosen, so that more and less are a press away. */
export const firstAmount = (amounts: readonly number[]): number => amounts[1] ?? amounts[0] ?? 0;
