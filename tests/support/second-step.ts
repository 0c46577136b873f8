import { Secret, TOTP } from 'otpauth';
import type { Api } from './api.ts';
import type { Member } from './people.ts';

/** The code that an app shows at this moment. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Turns codes on for a member, whose session is one of two steps from then on; the secret of the codes. */
export async function giveSecondStep(
  api: Api,
  member: Pick<Member, 'token' | 'password'>,
  now = () => new Date(),
): Promise<string> {
  const { token } = member;
  const { secret } = (await api.must('sign-in.begin-two-step', { password: member.password }, { token })).data;
  await api.must('sign-in.confirm-two-step', { code: codeAt(secret, now()) }, { token });
  return secret;
}
