import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts, programOf, scratch, start, until } from './programs.ts';

const run = promisify(execFile);

export const prometheusPackages = { promtool: 'prometheus', prometheus: 'prometheus' } as const;

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

/** An alarm whose condition holds: it fires, or will when that has lasted. */
export interface Raised {
  alert: string;
  /** What it is about. */
  of: Readonly<Record<string, string>>;
}

export interface Prometheus {
  /** Alarms whose condition held at any moment of the last seconds. */
  raised: (seconds: number) => Promise<Raised[]>;
  /** What an expression says now; nothing where it says nothing. */
  ask: (expr: string) => Promise<{ labels: Record<string, string>; value: number }[]>;
  stop: () => Promise<void>;
}

/** A Prometheus that looks each second at processes of the site, with rules given as text. */
export async function startPrometheus(targets: readonly number[], rules: string): Promise<Prometheus> {
  const [port] = await freePorts(1);
  const { path, remove } = await scratch('prometheus');
  const each = targets.map((target) => `127.0.0.1:${target}`);
  const job = { job_name: 'baobab', static_configs: [{ targets: each }] };
  const every = { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' };
  await writeFile(join(path, 'rules.yml'), rules);
  const file = join(path, 'prometheus.yml');
  await writeFile(file, JSON.stringify({ global: every, rule_files: ['rules.yml'], scrape_configs: [job] }));
  const own = [`--storage.tsdb.path=${path}/data`, `--web.listen-address=127.0.0.1:${port}`];
  const running = start(programOf('prometheus')!, [`--config.file=${file}`, ...own]);
  const url = `http://127.0.0.1:${port}`;
  await until('prometheus is ready', async () => (await fetch(`${url}/-/ready`)).ok, running.said);
  const ask: Prometheus['ask'] = async (expr) => {
    const response = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query: expr })}`);
    const { data } = (await response.json()) as {
      data: { result: { metric: Record<string, string>; value: [number, string] }[] };
    };
    return data.result.map(({ metric, value }) => ({ labels: metric, value: Number(value[1]) }));
  };
  return {
    ask,
    raised: async (seconds) =>
      (await ask(`count_over_time(ALERTS{alertname=~"Baobab.*"}[${Math.ceil(seconds)}s])`)).map(
        ({ labels: { alertname = '', alertstate: _state, job: _job, severity: _severity, ...of } }) => ({
          ...{ alert: alertname, of },
        }),
      ),
    stop: async () => {
      await running.stop();
      await remove();
    },
  };
}
