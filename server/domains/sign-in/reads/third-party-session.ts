import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { handedOver } from '../third-party/hand-over.ts';

type Session = DataOf<Calls['sign-in.third-party-session']>['session'];

/** What this browser's next page is given of a log-in elsewhere; never the token. */
export function thirdPartySession(ctx: Ctx, secret: string): Session {
  const handed = handedOver(ctx, secret, 'token');
  if (!handed) return null;
  const fbdetail = handedOver(ctx, secret, 'detail') ?? '';
  const fbSameMsg = handedOver(ctx, secret, 'same') ?? '';
  if ('raw' in handed) return { provider: 'facebook', aim: 'enter', name: '', email: '', fbdetail, fbSameMsg };
  const { provider, aim, name, email } = handed;
  return { provider, aim, name, email, fbdetail, fbSameMsg };
}
