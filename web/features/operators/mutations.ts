import type { CallerInputOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';

export const changeGroup = (input: CallerInputOf<Calls['operators.change-group']>) =>
  call('operators.change-group', input);

export const changeSetting = (input: CallerInputOf<Calls['operators.change-setting']>) =>
  call('operators.change-setting', input);
