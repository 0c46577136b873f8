import type { Api } from './api.ts';
import type { HandClock } from './app.ts';
import { type Member, register } from './people.ts';
import { codeAt } from './second-step.ts';

/** The code that an app shows now; each is taken once, so the next one needs the next half minute. */
export function codeOf(clock: HandClock, secret: string): string {
  clock.advance(30);
  return codeAt(secret, clock.now());
}

export interface Guarded {
  member: Member;
  secret: string;
  /** Recovery codes. */
  codes: string[];
}

/** A member whose log-in asks for a code. */
export async function guardedMember(api: Api, clock: HandClock): Promise<Guarded> {
  const member = await register(api);
  const { data } = await api.must('sign-in.begin-two-step', { password: member.password }, member);
  const { codes } = (await api.must('sign-in.confirm-two-step', { code: codeOf(clock, data.secret) }, member)).data;
  return { member, secret: data.secret, codes };
}
