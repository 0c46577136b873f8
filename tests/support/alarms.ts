import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../docs/operations/files');

/** The file of rules that operators copy. */
export const rulesFile = join(folder, 'prometheus-rules.yml');

export interface AlarmRule {
  alert: string;
  expr: string;
  severity: string;
  summary: string;
  runbook: string;
}

/** The alarms of that file, in its order. */
export function rulesOf(): AlarmRule[] {
  const text = readFileSync(rulesFile, 'utf8');
  const [, ...parts] = text.split(/^ +- alert: /m);
  return parts.map((part) => {
    const of = (pattern: RegExp): string => pattern.exec(part)?.[1] ?? '';
    return {
      alert: of(/^(\w+)\n/),
      expr: of(/^ +expr: (.*)$/m),
      severity: of(/severity: (\w+)/),
      summary: of(/summary: '(.*)'$/m),
      runbook: of(/runbook: '(.*)'$/m),
    };
  });
}

const words = new Set([
  'by',
  'on',
  'and',
  'or',
  'unless',
  'without',
  'ignoring',
  'group_left',
  'group_right',
  'bool',
  'offset',
]);

/** The metrics that an expression asks, each with the labels that it selects or groups by. */
export function metricsIn(expr: string): { metrics: string[]; labels: string[] } {
  const selected = [...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, inside = '']) =>
    [...inside.replaceAll(/"[^"]*"/g, '""').matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => label),
  );
  const grouped = [...expr.matchAll(/\b(?:by|on|without)\s*\(([^)]*)\)/g)].flatMap(([, inside = '']) =>
    inside.split(',').map((label) => label.trim()),
  );
  const bare = expr
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|on|without)\s*\([^)]*\)/g, '');
  const metrics = [...bare.matchAll(/[a-zA-Z_]\w*(?!\w*\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !words.has(name));
  return { metrics: [...new Set(metrics)], labels: [...new Set([...selected, ...grouped])].filter(Boolean) };
}
