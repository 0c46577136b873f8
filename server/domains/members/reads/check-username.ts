import type { z } from 'zod';
import type { messageVariables } from '../../../../contract/domains/members/shapes.ts';
import { refusalText } from '../../../../contract/refusals.ts';
import type { Ctx } from '../../../platform/context.ts';
import { translate } from '../../../platform/texts.ts';
import { nameKey, usernameFault } from '../rules/username.ts';
import { findByName } from '../sql/unique-values.ts';

interface Checked {
  code: 0 | '0';
  msg: string;
  data: z.output<typeof messageVariables>;
}

/** Whether a username can be had, in the old manner: `messagestr` is what the form shows (D1 §8, R-REG-024). */
export async function checkUsername(ctx: Ctx, username: string, siteName: string): Promise<Checked> {
  const fault =
    usernameFault(username, siteName) ??
    ((await findByName(ctx.db, nameKey(username))) === undefined ? undefined : 'accounts.already_exists');
  if (fault === undefined) return { code: 0, msg: '', data: message('', '') };
  const shown = translate(ctx.locale, refusalText(fault));
  const msg = fault === 'accounts.already_exists' ? translate(ctx.locale, 'members.username_already_exists') : shown;
  return { code: '0', msg, data: message('error', shown) };
}

const message = (messagevar: string, messagestr: string) => ({ Variables: { Message: { messagevar, messagestr } } });
