import type { CallerInputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { call } from '../../../api/client.ts';

export const answerAppeal = (input: CallerInputOf<Calls['operators.answer-appeal']>) =>
  call('operators.answer-appeal', input);
