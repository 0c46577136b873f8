import { describe, expect, test } from 'vitest';
import { machineStates } from '../../../contract/domains/operators/limits.ts';
import { consolePages } from '../../made/console-pages.ts';
import { member, rendered } from '../../testing/rendered.tsx';
import { ModeratorNeedsScreen } from './components/ModeratorNeedsScreen.tsx';
import { NeedsMeScreen } from './components/NeedsMeScreen.tsx';
import type { MachineRow, Needs } from './needs-groups.ts';

const names = consolePages.flatMap(({ waiting }) => waiting ?? []);
const now = Date.parse('2026-11-28T09:00:00Z') / 1000;
const iso = (at: number) => new Date(at * 1000).toISOString();
const hour = 3600;

const waits = (name: string, due: number | null, count = 3) => ({
  ...{ name, count, oldest: count > 0 ? iso(now - 3 * hour) : null, due: due === null ? null : iso(due) },
});
const part = (name: MachineRow['name'], state: MachineRow['state']): MachineRow => ({
  ...{ name, label: `Part ${name}`, state, since: null, figure: null, unit: 'none', of: null, said: '' },
});
const good = machineStates.map((name) => part(name, 'good'));

type Country = 'ng' | 'ci' | 'in';
const shown = (needs: Needs, country: Country = 'ng') =>
  rendered(<NeedsMeScreen needs={needs} now={now} />, { country, viewer: { ...member, groupid: 1 } }).replaceAll(
    '<!-- -->',
    '',
  );

test.each(['ng', 'ci', 'in'] as const)('whatever waits is said in words, a line each, in %s', (country) => {
  const html = shown({ list: names.map((name) => waits(name, null)), states: good }, country);
  expect(html.match(/<li/g)).toHaveLength(names.length);
  expect(html).not.toMatch(/operators\.\w/);
});

test.each(['ng', 'ci', 'in'] as const)('whatever of the machine is wrong is said with what to do, in %s', (country) => {
  const judged = good.filter(({ name }) => !['database', 'version', 'start'].includes(name));
  const html = shown({ list: [], states: judged.map((state) => ({ ...state, state: 'broken' })) }, country);
  expect(html.match(/<li/g)).toHaveLength(judged.length);
  expect(html).not.toMatch(/operators\.\w/);
});

test('what never ran yet is no fault: nights do it by themselves, commands are named', () => {
  const html = shown({ list: [], states: [part('ledger', 'late'), part('backup', 'late')] });
  expect(html).toMatch(/Part ledger: Never yet<.*It runs by itself at night.*Part backup: Never yet<.*npm run backup/s);
  expect(html).not.toMatch(/Overdue:|A proof found a fault/);
});

test('lines stand under late, today and later, with their age against the promise', () => {
  const list = [waits('reports', now - 2 * hour), waits('orders', now + 2 * hour), waits('bugs', now + 72 * hour)];
  const html = shown({ list: [...list, waits('feedback', null, 0)], states: good });
  expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, name]) => name)).toEqual([
    ...['Late', 'Today', 'Later', 'Nothing waits', 'The machine'],
  ]);
  expect(html).toContain('Good morning, TundeB');
  expect(html).toContain('1 thing is late. 1 more today.');
  expect(html).toMatch(/Reports<\/b>.*Longest wait: 3 hours\. Late by 2 hours\..*Due in 2 hours\..*Due in 3 days\./s);
  expect(html).toMatch(/Nothing waits<\/h2><p[^>]*>Feedback</);
});

test('of all buttons the first alone is filled, a line’s or one of the machine', () => {
  const list = [waits('orders', now + hour), waits('bugs', null)];
  const filled = (html: string) => [...html.matchAll(/<a [^>]*btn-primary[^>]*>/g)].map(([link]) => link);
  expect(filled(shown({ list, states: good }))).toEqual([expect.stringContaining('/operator/orders')]);
  const wrong = [part('disk', 'late'), part('readers', 'broken'), part('ledger', 'broken')];
  expect(filled(shown({ list, states: wrong }))).toEqual([expect.stringContaining('/operator/events')]);
  const late = [waits('reports', now - 1), ...list];
  expect(filled(shown({ list: late, states: wrong }))).toEqual([expect.stringContaining('/operator/reports')]);
});

test('where nothing waits and all stands well it says so', () => {
  const html = shown({ list: [waits('reports', null, 0)], states: good });
  expect(html).toContain('Nothing to do');
  expect(html).not.toContain('btn-primary');
});

describe('a moderator', () => {
  const moderated = (list: Needs['list'], country: Country = 'ng') =>
    rendered(<ModeratorNeedsScreen list={list} now={now} />, {
      country,
      viewer: { ...member, groupid: 3 },
    }).replaceAll('<!-- -->', '');

  test('sees what waits on pages of theirs alone, how much of each, and nothing of the machine', () => {
    const html = moderated([waits('reports', now - hour, 4), waits('heldPosts', null, 0), waits('orders', null, 9)]);
    expect(html).toContain('Good morning, TundeB');
    expect(html).toMatch(/>4 wait</);
    expect(html.match(/<li/g)).toHaveLength(1);
    expect(html).toMatch(/btn-primary[^>]*href="[^"]*\/operator\/reports"/);
    expect(html).toMatch(/Nothing waits<\/h2><p[^>]*>Waiting posts</);
    expect(html).toMatch(/<h2[^>]*>Late<.*Longest wait: 3 hours\. Late by 60 minutes\./s);
    expect(html).not.toMatch(/Orders|machine/i);
  });

  test.each(['ng', 'ci', 'in'] as const)('for whom nothing waits reads so, in %s', (country) => {
    const html = moderated([waits('reports', null, 0)], country);
    expect(html).not.toMatch(/operators\.\w|btn-primary|<li/);
    expect(html).toMatch(/<h2/);
  });
});
