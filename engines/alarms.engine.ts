import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rulesFile, rulesOf } from '../tests/support/alarms.ts';
import { expressionsOf } from '../tests/support/dashboard.ts';
import { alarmCases } from './alarms/cases.ts';
import { scratch, withEngines } from './support/engine.ts';
import { lookAtAlarms, prometheusPackages, promtool } from './support/prometheus.ts';

const place = await scratch('alarms');
afterAll(place.remove);

withEngines('alarms', prometheusPackages, () => {
  test('promtool takes the file of rules, and refuses a broken one', async () => {
    await promtool('check', 'rules', rulesFile);
    const broken = join(place.path, 'broken.yml');
    await writeFile(broken, 'groups: [{ name: a, rules: [{ alert: A, expr: "sum(" }] }]');
    await expect(promtool('check', 'rules', broken)).rejects.toThrow('parse error');
  });

  test('every alarm has a case, and every case an alarm', () => {
    expect(Object.keys(alarmCases).map((name) => `Baobab${name}`)).toEqual(rulesOf().map(({ alert }) => alert));
  });

  test.each(Object.entries(alarmCases))('%s fires when it should, and only then', async (name, given) => {
    const look = { alert: `Baobab${name}`, minutes: given.minutes };
    await lookAtAlarms(rulesFile, place.path, [
      { ...look, scraped: given.fires, fires: true },
      ...Object.values(given.calm).map((scraped) => ({ ...look, scraped, fires: false })),
    ]);
  });

  test('every expression of the dashboard is one that Prometheus takes', async () => {
    const rules = expressionsOf().map(({ expr }, at) => ({ record: `panel:${at}`, expr }));
    const file = join(place.path, 'dashboard.yml');
    const check = async (): Promise<string> => {
      await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
      return promtool('check', 'rules', file);
    };
    expect(await check()).toContain(`${rules.length} rules found`);
    rules.push({ record: 'panel:broken', expr: 'sum by (rate(x[5m]))' });
    await expect(check()).rejects.toThrow('parse error');
  });

  test('a case that expects too much is noticed', async () => {
    const look = { alert: 'BaobabDown', minutes: 3, scraped: { 'up{job="baobab"}': '1+0x9' }, fires: true };
    await expect(lookAtAlarms(rulesFile, place.path, [look])).rejects.toThrow('FAILED');
  });
});
