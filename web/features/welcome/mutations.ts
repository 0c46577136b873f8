import type { CallerInputOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';

export const chooseInterests = (typeids: readonly number[]) =>
  call('welcome.choose-interests', { typeids: typeids.join(',') });

export type Step = CallerInputOf<Calls['welcome.note-step']>['step'];

/** A step is behind the member, or home has said what it begins with. */
export const noteStep = (step: Step) => call('welcome.note-step', { step });

/** Follows all of these. */
export const followAll = async (uids: readonly number[]): Promise<readonly number[]> =>
  (await call('follows.follow-list-all', { follow_uid: uids.join(',') })).data.followed;

/** Posts a first thread; `idempotencyKey` stays the same while the same words are tried again. */
export const sayHello = async (
  words: { subject: string; message: string; aids: number[] },
  idempotencyKey: string,
): Promise<{ tid: number; held: 0 | 1 }> => {
  const { tid, held } = (await call('threads.create', { ...words, format: 'plain' }, { idempotencyKey })).data;
  return { tid, held };
};
