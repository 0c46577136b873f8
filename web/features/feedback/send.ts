import type { CallerInputOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';

type Feedback = CallerInputOf<Calls['feedback.send']>;

/** Sends what was typed, with the picture of the screen if there is one; the server's words of thanks. */
export async function sendFeedback(input: Feedback, screenshot: File | null, idempotencyKey: string): Promise<string> {
  const files = screenshot ? { files: { screenshot } } : {};
  return (await call('feedback.send', input, { idempotencyKey, ...files })).msg;
}
