import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { noticesCalls } from '../../../../contract/domains/notices/calls.ts';
import type { NoticeSettings } from '../../../../contract/domains/notices/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { changedElsewhere, mergedList } from '../../../platform/other-changes.ts';
import { presentSettings } from '../reads/settings.ts';
import { minutesOf } from '../rules/quiet.ts';
import { lockSettings, type SettingsRow, writeSettings } from '../sql/settings.ts';

type Call = (typeof noticesCalls)['notices.save-settings'];
type Input = InputOf<Call>;

/** Sets what was sent and leaves the rest; the system's notices are always shown on the site. */
export async function saveSettings(ctx: MemberCtx, input: Input): Promise<DataOf<Call>> {
  const { uid } = ctx.actor;
  const now = await lockSettings(ctx.db, uid, ctx.now);
  const before = presentSettings(now);
  const { seen, muted = now.muted, push_muted = now.push_muted, ...rest } = input;
  const row: SettingsRow = {
    uid,
    muted: mergedList(seen?.muted, now.muted, muted).filter((sort) => sort !== 'system'),
    push_muted: mergedList(seen?.push_muted, now.push_muted, push_muted),
    ...quietAfter(before, rest),
    digest: rest.digest === undefined ? now.digest : rest.digest === 1,
  };
  await writeSettings(ctx.db, row, ctx.now);
  // Of the lists nothing is replaced: what both devices switched stands.
  return { ...presentSettings(row), meanwhile: changedElsewhere(seen, before, rest) };
}

function quietAfter(now: NoticeSettings, { quiet, quiet_from, quiet_to }: Partial<Input>) {
  if ((quiet ?? now.quiet) === 0) return { quiet_from: null, quiet_to: null };
  return { quiet_from: minutesOf(quiet_from ?? now.quiet_from), quiet_to: minutesOf(quiet_to ?? now.quiet_to) };
}
