import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programOf } from './programs.ts';

const run = promisify(execFile);

export const prometheusPackages = { promtool: 'prometheus' } as const;

/** Runs promtool; fails with what it said. */
export async function promtool(...args: string[]): Promise<string> {
  try {
    return (await run(programOf('promtool')!, args)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`promtool ${args[0]} ${args[1]}: ${stdout}${stderr}`.slice(0, 3000));
  }
}

/** Whether an alarm fires after so many minutes of what was scraped. */
export interface Look {
  alert: string;
  scraped: Readonly<Record<string, string>>;
  minutes: number;
  fires: boolean;
}

/** Has promtool look at alarms by a file of rules; fails where one is not as it should be. */
export async function lookAtAlarms(rules: string, folder: string, looks: readonly Look[]): Promise<void> {
  const tests = looks.map(({ alert, scraped, minutes, fires }) => ({
    interval: '1m',
    input_series: Object.entries(scraped).map(([series, values]) => ({ series, values })),
    promql_expr_test: [
      {
        expr: `group(ALERTS{alertname="${alert}",alertstate="firing"})`,
        eval_time: `${minutes}m`,
        exp_samples: fires ? [{ labels: '{}', value: 1 }] : [],
      },
    ],
  }));
  const file = join(folder, `${looks[0]?.alert}.yml`);
  // JSON is YAML.
  await writeFile(file, JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests }));
  await promtool('test', 'rules', file);
}
