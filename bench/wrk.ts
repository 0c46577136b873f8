import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Asked, Counted } from './load.ts';

/** Whether wrk is installed: it asks ten times as fast as a generator written in JavaScript. */
export const hasWrk = (): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, 'wrk')));

/** A name or value as Lua reads it. */
const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/** Looks at each answer that came unpacked, as refusals do, and prints at the end how many lacked what was expected. */
const looking = (expect: string): string => `
local threads = {}
wrong = 0
example = ""
function setup(thread)
  table.insert(threads, thread)
end
function response(status, headers, body)
  if headers["content-encoding"] or string.find(body, ${quoted(expect)}, 1, true) then return end
  wrong = wrong + 1
  example = string.sub(body, 1, 300)
end
function done()
  for _, thread in ipairs(threads) do
    io.write("Answers that lack what was expected: " .. thread:get("wrong") .. "\\n" .. thread:get("example") .. "\\n")
  end
end
`;

/** The requests in turn, for one of its threads. An empty `expect` looks at the status alone, which is faster. */
export function wrkScript({ requests, expect }: Pick<Asked, 'requests' | 'expect'>): string {
  const list = requests.map(({ method, path, headers = {}, body }) => {
    const pairs = Object.entries(headers).map(([name, value]) => `[${quoted(name)}]=${quoted(value)}`);
    return `wrk.format("${method}", ${quoted(path)}, {${pairs.join(', ')}}, ${body === undefined ? 'nil' : quoted(body)})`;
  });
  const init = `local list\nfunction init()\n  list = {\n${list.join(',\n')}\n  }\nend\n`;
  const next = 'local at = 0\nfunction request()\n  at = at % #list + 1\n  return list[at]\nend\n';
  return init + next + (expect === '' ? '' : looking(expect));
}

const byteUnits: Record<string, number> = { B: 1, KB: 2 ** 10, MB: 2 ** 20, GB: 2 ** 30 };
const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** What wrk printed, and what its script did. */
export function wrkCounted(printed: string): Counted {
  const figure = (pattern: RegExp): number => Number(pattern.exec(printed)?.[1] ?? 0);
  const at = (share: number): number => {
    const [, value, unit = 'ms'] = new RegExp(`^\\s+${share}%\\s+([\\d.]+)(us|ms|s)`, 'm').exec(printed) ?? [];
    return Number(value) * (milliseconds[unit] ?? 1);
  };
  const perSecond = figure(/Requests\/sec:\s+([\d.]+)/);
  if (!perSecond) throw new Error(`wrk printed no rate:\n${printed}`);
  const [broken = ''] = /Socket errors:.*/.exec(printed) ?? [];
  const failed = [...broken.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
  const lacking = /Answers that lack what was expected: (\d+)\n(.*)/.exec(printed);
  const wrong = figure(/Non-2xx or 3xx responses: (\d+)/) + failed + Number(lacking?.[1] ?? 0);
  const answered = figure(/(\d+) requests in/);
  const [, read, unit = 'B'] = /requests in [\d.]+s, ([\d.]+)([KMG]?B) read/.exec(printed) ?? [];
  const bytes = (Number(read ?? 0) * (byteUnits[unit] ?? 1)) / answered;
  return { perSecond, answered, bytes, p50: at(50), p99: at(99), wrong, example: broken || (lacking?.[2] ?? '') };
}

/** Sends requests by wrk, from one thread of its own. */
export async function countByWrk({ url, connections, seconds, ...asked }: Asked): Promise<Counted> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-wrk-'));
  try {
    const script = join(folder, 'requests.lua');
    writeFileSync(script, wrkScript(asked));
    const flags = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, '--latency', url];
    const child = spawn('wrk', flags, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return wrkCounted(printed);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
