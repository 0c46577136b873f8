import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import { emailFault } from './rules/email.ts';
import { emailEndings } from './settings.ts';

/** Refuses an address that nobody may have here; the words name the endings that are taken. */
export async function requireEmail(
  { locale }: Pick<Ctx, 'locale'>,
  settings: SettingsReader,
  email: string,
): Promise<void> {
  const taken = await settings.get(emailEndings);
  const fault = emailFault(email, taken);
  if (!fault) return;
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  refuse(fault, { values: { endings: list.format(taken.map((ending) => `.${ending}`)) } });
}
