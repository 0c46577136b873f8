import { readFileSync } from 'node:fs';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The environment with what the files hold that `NAME_FILE` names, as containers are given secrets, without the line end of an
 * editor; and what is wrong with them. Of a setting that holds no secret a file is refused, since it would be passed over.
 */
export function withSecretFiles(
  env: Env,
  settings: readonly string[],
  secrets: readonly string[],
): { env: Record<string, string | undefined>; problems: string[] } {
  const whole: Record<string, string | undefined> = { ...env };
  const problems: string[] = [];
  for (const name of settings) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (!secrets.includes(name)) {
      problems.push(`${name}_FILE is not a setting: ${name} holds no secret, so set it itself`);
      continue;
    }
    if (env[name]) problems.push(`${name} and ${name}_FILE are both set`);
    try {
      whole[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch {
      problems.push(`${name}_FILE names no file that can be read`);
    }
  }
  return { env: whole, problems };
}
