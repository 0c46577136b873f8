import type { InputOf } from '../../../../contract/call.ts';
import type { noticesCalls } from '../../../../contract/domains/notices/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Secrets } from '../../../platform/sealed-at-rest.ts';
import { digestReader } from '../digest-token.ts';
import { lockSettings, writeSettings } from '../sql/settings.ts';

type Call = (typeof noticesCalls)['notices.digest-off'];

/** Ends a member's weekly e-mails by what stands in one of them; done again it changes nothing. */
export const digestOff =
  (secrets: Secrets) =>
  async (ctx: Ctx, { token }: InputOf<Call>): Promise<Record<never, never>> => {
    const uid = await digestReader(ctx.db, secrets, token);
    if (uid === undefined) return refuse('notices.link_invalid');
    await writeSettings(ctx.db, { ...(await lockSettings(ctx.db, uid, ctx.now)), digest: false }, ctx.now);
    return {};
  };
