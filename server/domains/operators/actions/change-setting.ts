import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { issuesOf } from '../../../platform/http/parse.ts';
import { refuse } from '../../../platform/refusal.ts';
import { changeSetting as change, isSettingName, parseSetting, type SettingName } from '../../../platform/settings.ts';
import { recordAudit } from '../../moderation/index.ts';
import { presentSetting, storedByName } from '../reads/settings.ts';

type Call = Calls['operators.change-setting'];

/** Sets one figure for all processes, or gives the product's own back. */
export async function changeSetting(
  ctx: MemberCtx,
  { name, value, version, reason }: InputOf<Call>,
): Promise<DataOf<Call>> {
  if (!isSettingName(name)) refuse('operators.unknown_setting');
  const wanted = meant(name, value);
  const before = presentSetting(name, (await storedByName(ctx.db)).get(name));
  if (before.version !== version || !(await change(ctx, name, wanted, version))) refuse('operators.stale');
  const after = presentSetting(name, { name, value: wanted, version: version + 1, updated_at: ctx.now });
  await recordAudit(ctx, {
    action: 'operators.change-setting',
    subject: name,
    before: before.value,
    after: after.value,
    reason,
  });
  return after;
}

/** The value meant by what was sent, or null for the product's own. */
function meant(name: SettingName, json: string): unknown {
  const sent = jsonOf(json);
  if (sent === null) return null;
  const parsed = parseSetting(name, sent);
  if (!parsed.success) refuse('wire.bad_input', { issues: issuesOf(parsed.error.issues, 'value') });
  return parsed.data;
}

function jsonOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return refuse('wire.bad_input', { issues: [{ field: 'value', text: 'wire.issue.invalid' }] });
  }
}
