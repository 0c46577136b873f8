import { call } from '../../api/client.ts';

/** Why a name can't be had, in the server's words; undefined when it can (R-REG-012, R-REG-020). */
export async function usernameFault(username: string): Promise<string | undefined> {
  const { data } = await call('members.check-username', { username });
  const { messagevar, messagestr } = data.data.Variables.Message;
  return String(data.code) === '0' && messagevar === 'error' ? messagestr : undefined;
}
