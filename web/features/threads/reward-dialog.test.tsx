import { beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../design/Dialog.tsx';
import { FormButton } from '../../design/FormButton.tsx';
import { Note } from '../../design/parts.tsx';
import { currentToast, dismissToast } from '../../design/toasts.ts';
import { sharedState } from '../../lib/shared-state.ts';
import { givenTo, mounted } from '../../testing/mounted.tsx';
import { member } from '../../testing/rendered.tsx';
import { RewardDialog } from './components/RewardDialog.tsx';
import { ThreadContext, type ThreadModel } from './thread-model.ts';

beforeEach(() => {
  dismissToast();
  vi.useFakeTimers();
});

const history = { count: 1, list: [] };
const given = (msg: string) => Response.json({ status: 1, code: 0, msg, data: history });
const poor = { status: 0, code: 9, msg: 'Not enough XGold in your account.', error: 'economy.insufficient_xgold' };

/** The dialog of a post, of a site that answers so one after the other; nothing comes where an answer is missing. */
async function asking(...answers: (Response | undefined)[]) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    const answer = answers.shift();
    if (!answer) throw new TypeError('no network');
    return answer;
  });
  const thread = sharedState({ thread: { reward_amounts: [5, 10, 20] } });
  const [onClose, change] = [vi.fn(), vi.fn()];
  const model = { thread, acts: { change } } as unknown as ThreadModel;
  const dialog = await mounted(() => RewardDialog({ rewarding: { pid: 4, author: 'Bola' }, onClose }), {
    viewer: member,
    within: (screen) => <ThreadContext value={model}>{screen}</ThreadContext>,
  });
  const give = () => dialog.act((drawn) => void givenTo(givenTo(drawn, Dialog)[0]!.foot, FormButton)[0]!.onClick?.());
  const said = () => givenTo(dialog.now(), Note).map(({ children }) => children);
  return { give, said, keys, onClose, change };
}

test('R-PST-007 R-PST-009 what was refused is said in the dialog, and no more once it is tried again', async () => {
  let release = (_: Response) => {};
  const { give, said, keys, onClose } = await asking(Response.json(poor));
  await give();
  expect([said(), onClose.mock.calls]).toEqual([[poor.msg], []]);
  vi.stubGlobal('fetch', (_path: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return new Promise<Response>((resolve) => {
      release = resolve;
    });
  });
  await give();
  expect(said()).toEqual([]);
  release(given('Reward sent.'));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(new Set(keys).size).toBe(2);
});

test('R-PST-020 an answer without words shows the documents’ own, and one lost on the way is sent again as it was', async () => {
  const { give, said, keys, onClose, change } = await asking(undefined, given(''));
  await give();
  expect(said()).toEqual([expect.stringMatching(/./)]);
  await give();
  expect(currentToast()?.text).toBe('successs !');
  expect([keys.length, new Set(keys).size, keys[0]]).toEqual([2, 1, expect.any(String)]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledOnce();
});

test('the words of an answer are shown where it has some', async () => {
  const { give } = await asking(given('Reward sent.'));
  await give();
  expect(currentToast()?.text).toBe('Reward sent.');
});
