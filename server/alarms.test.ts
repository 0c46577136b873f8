import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { metricsIn, rulesOf } from '../tests/support/alarms.ts';
import { testApp } from '../tests/support/app.ts';
import { expressionsOf } from '../tests/support/dashboard.ts';
import { startMetrics, watchBus } from './platform/metrics.ts';

const { pool } = await testApp();
startMetrics(pool);
watchBus(() => 'redis');

/** What Prometheus adds to every series, and what it or others publish. */
const added = ['job', 'instance', 'le'];
const ofOthers = /^(?:up|ALERTS|node_\w+|patroni_\w+)$/;

const known = (name: string) =>
  register.getSingleMetric(name) ?? register.getSingleMetric(name.replace(/_(?:count|sum|bucket)$/, ''));
const labelsOf = (name: string): string[] => {
  const metric: object = known(name) ?? {};
  return 'labelNames' in metric ? [...(metric.labelNames as readonly string[])] : [];
};

/** What of an expression no process publishes. */
function missingOf(expr: string): string[] {
  const { metrics, labels } = metricsIn(expr);
  const own = metrics.filter((name) => !ofOthers.test(name));
  const missing = own.filter((name) => !known(name));
  // Which labels others give isn't known here.
  if (own.length < metrics.length) return missing;
  const given = [...added, ...own.flatMap(labelsOf)];
  return [...missing, ...labels.filter((label) => !given.includes(label))];
}

test('alarms ask for figures and labels that the site publishes', () => {
  expect(rulesOf().length).toBeGreaterThan(30);
  for (const { alert, expr } of rulesOf()) expect(missingOf(expr), alert).toEqual([]);
  expect(missingOf('sum by (kind) (jobs_totals{job="baobab",task="a"}) > jobs_total')).toEqual(['jobs_totals', 'kind']);
});

test('panels of the dashboard ask for figures and labels that the site publishes', () => {
  expect(expressionsOf().length).toBeGreaterThan(20);
  for (const { title, expr } of expressionsOf()) expect(missingOf(expr), title).toEqual([]);
});
