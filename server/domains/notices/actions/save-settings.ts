import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { noticesCalls } from '../../../../contract/domains/notices/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { presentSettings, settingsOf } from '../reads/settings.ts';
import { minutesOf } from '../rules/quiet.ts';
import { type SettingsRow, writeSettings } from '../sql/settings.ts';

type Call = (typeof noticesCalls)['notices.save-settings'];
type Input = InputOf<Call>;

/** Sets what was sent and leaves the rest; the system's notices are always told on the site. */
export async function saveSettings(ctx: MemberCtx, input: Input): Promise<DataOf<Call>> {
  const { uid } = ctx.actor;
  const now = (await settingsOf(ctx.db, [uid]))(uid);
  const row: SettingsRow = {
    uid,
    muted: unique(input.muted ?? now.muted).filter((sort) => sort !== 'system'),
    push_muted: unique(input.push_muted ?? now.push_muted),
    ...quietAfter(presentSettings(now), input),
    digest: input.digest === undefined ? now.digest : input.digest === 1,
  };
  await writeSettings(ctx.db, row, ctx.now);
  return presentSettings(row);
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

function quietAfter(now: DataOf<Call>, { quiet, quiet_from, quiet_to }: Input) {
  if ((quiet ?? now.quiet) === 0) return { quiet_from: null, quiet_to: null };
  return { quiet_from: minutesOf(quiet_from ?? now.quiet_from), quiet_to: minutesOf(quiet_to ?? now.quiet_to) };
}
