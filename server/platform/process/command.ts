import { type Config, ConfigError, parseConfig } from '../../config/config.ts';
import { StartupError } from '../startup-error.ts';

/** Runs a command with the site's settings; one that fails says why and ends with exit code 1. */
export async function runCommand(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    const config = parseConfig(process.env);
    if (config instanceof ConfigError) throw config;
    await work(config);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** What a reader can act on is one line; an error of ours comes with its whole story. */
export function messageOf(error: unknown): string {
  if (error instanceof StartupError || error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
