import type { InputOf } from '../../../../contract/call.ts';
import type { noticesCalls } from '../../../../contract/domains/notices/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { digestReader } from '../digest-token.ts';
import { settingsOf } from '../reads/settings.ts';
import { writeSettings } from '../sql/settings.ts';

type Call = (typeof noticesCalls)['notices.digest-off'];

/** Ends a member's weekly letters by what stands in one of them; done again it changes nothing. */
export const endDigest =
  (secret: string) =>
  async (ctx: Ctx, { token }: InputOf<Call>): Promise<Record<never, never>> => {
    const uid = digestReader(secret, token);
    if (uid === undefined) return refuse('notices.link_invalid');
    await writeSettings(ctx.db, { ...(await settingsOf(ctx.db, [uid]))(uid), digest: false }, ctx.now);
    return {};
  };
