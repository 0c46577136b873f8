import { readFileSync } from 'node:fs';

type Env = Readonly<Record<string, string | undefined>>;

/** Settings that hold a secret: `NAME_FILE` may name the file that holds it, as containers are handed secrets. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URLS',
  'REDIS_URL',
  'STORAGE_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'SMTP_URL',
  'SMS_URL',
  'METRICS_TOKEN',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_APP_SECRET',
] as const;

/** The environment with what those files hold, without the line end of an editor; and what is wrong with them. */
export function withSecretFiles(env: Env): { env: Record<string, string | undefined>; problems: string[] } {
  const whole: Record<string, string | undefined> = { ...env };
  const problems: string[] = [];
  for (const name of secretSettings) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) problems.push(`${name} and ${name}_FILE are both set`);
    try {
      whole[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch {
      problems.push(`${name}_FILE names no file that can be read`);
    }
  }
  return { env: whole, problems };
}
