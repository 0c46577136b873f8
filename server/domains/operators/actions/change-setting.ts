import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { issuesOf } from '../../../platform/http/issue-words.ts';
import { refuse } from '../../../platform/refusal.ts';
import { changeSetting as change, type Setting } from '../../../platform/settings.ts';
import { recordAudit } from '../../moderation/index.ts';
import type { ConsoleDeps } from '../reads/deps.ts';
import { presentSetting, storedByName } from '../reads/settings.ts';

type Call = Calls['operators.change-setting'];

/** Sets one figure for all processes, or gives the product's own back. */
export const changeSetting =
  ({ settings }: ConsoleDeps) =>
  async (ctx: MemberCtx, { name, value, version, reason }: InputOf<Call>): Promise<DataOf<Call>> => {
    const setting = settings.find((each) => each.name === name) ?? refuse('operators.unknown_setting');
    const wanted = meant(setting, value);
    const before = presentSetting(setting, (await storedByName(ctx.db)).get(name), ctx.locale);
    if (before.version !== version || !(await change(ctx, name, wanted, version))) refuse('operators.stale');
    const stored = { name, value: wanted, version: version + 1, updated_at: ctx.now };
    const after = presentSetting(setting, stored, ctx.locale);
    await recordAudit(ctx, {
      action: 'operators.change-setting',
      subject: name,
      before: before.value,
      after: after.value,
      reason,
    });
    return after;
  };

/** The value meant by what was sent, or null for the product's own. */
function meant({ schema }: Setting, json: string): unknown {
  const sent = jsonOf(json);
  if (sent === null) return null;
  const parsed = schema.safeParse(sent, { reportInput: true });
  if (!parsed.success) refuse('wire.bad_input', { issues: issuesOf(parsed.error.issues, { prefix: 'value' }) });
  return parsed.data;
}

function jsonOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return refuse('wire.bad_input', { issues: [{ field: 'value', text: 'wire.issue.invalid' }] });
  }
}
