import { describe, expect, test } from 'vitest';
import { consolePages } from '../../made/console-pages.ts';
import { consoleGroups } from '../../shell/console-page.ts';
import { member, rendered } from '../../testing/rendered.tsx';
import { AllPagesScreen } from './components/AllPagesScreen.tsx';
import { ConsoleFrame } from './components/ConsoleFrame.tsx';
import { consolePageAt, rowFor } from './console-menu.ts';
import type { Waits } from './overview.ts';

const [operator, moderator] = [1, 3].map((groupid) => ({ ...member, groupid }));

/** Where the page of all pages leads, as a reader sees it. */
const shown = (viewer: typeof member | undefined, q = '', waits: Waits = {}) => {
  const html = rendered(<AllPagesScreen waits={waits} q={q} />, { viewer });
  return {
    html,
    groups: [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, name]) => name),
    leads: [...html.matchAll(/href="[^"]*(\/operator\/[\w-]+)(?:\?[^"]*)?"/g)].map(([, to]) => to),
  };
};

describe('all pages of the console', () => {
  test('stand in six groups, each with one at least', () => {
    const { groups, leads } = shown(operator);
    expect(groups).toEqual([
      ...['Waits for you', 'People', 'Boards and content', 'Money and prizes', 'What people read', 'Know and set'],
    ]);
    expect(groups).toHaveLength(consoleGroups.length);
    expect(leads.toSorted()).toEqual(consolePages.map(({ to }) => to).toSorted());
  });

  test('are for moderators those of theirs alone, for others none', () => {
    const theirs = consolePages.filter(({ moderators }) => moderators).map(({ to }) => to);
    expect(shown(moderator).leads.toSorted()).toEqual(theirs.toSorted());
    expect([shown(member).leads, shown(moderator, 'money').leads]).toEqual([[], []]);
  });

  test('are found by words of their name or their group, before script by the address', () => {
    expect(shown(operator, 'word LISTS').leads).toEqual(['/operator/words', '/operator/members']);
    expect(shown(operator, 'people').leads).toContain('/operator/sanctions');
    expect(shown(operator, 'word').html).toMatch(
      /<form[^>]*method="get"[^>]*>.*type="submit".*name="q"[^>]*value="word"/s,
    );
  });

  test('lead on to members by what was typed, for operators', () => {
    expect(shown(operator, ' Ada & Co').html).toContain('/operator/members?q=Ada+%26+Co"');
    expect(shown(operator, 'Ada').html).toContain('No page has these words');
    expect(shown(operator).html).not.toContain('?q=');
    expect(shown(moderator, 'Ada').leads).toEqual([]);
  });

  test('lead on to an order by its number', () => {
    expect(shown(operator, '117').html).toMatch(/\/operator\/orders\?order_id=117"[^>]*>Open order 117</);
    expect(shown(operator, '0').html).not.toContain('order_id');
    expect(shown(moderator, '117').leads).toEqual([]);
  });

  test('say how much waits, and in red where a promise is over', () => {
    const { html } = shown(operator, '', {
      reports: { count: 14, late: false },
      bugs: { count: 7, late: true },
      orders: { count: 0, late: false },
    });
    expect(html).toMatch(/Reports<\/span><b class="num text-ink-3"[^>]*>14<\/b>[^>]*>14 wait</);
    expect(html).toMatch(
      /Bug reports<\/span><b class="num text-danger"[^>]*>7<\/b>[^>]*>7 wait, at least one is late</,
    );
    expect(html).toMatch(/Store orders<\/span><\/a>/);
  });
});

describe('the row of the console', () => {
  test('has the pages of each day, and the one that is open', () => {
    const row = (path: string) => rowFor(1, consolePageAt(path)).map(({ to }) => to);
    expect(row('/operator')).not.toContain('/operator/words');
    expect(row('/operator/words')).toEqual(expect.arrayContaining(['/operator/words', '/operator/reports']));
    expect(row('/operator/members/7')).toEqual(row('/operator/members'));
  });

  test('marks what is open, and begins with the way to all', () => {
    const html = rendered(<ConsoleFrame overview={{}}>{null}</ConsoleFrame>, { viewer: operator, at: '/operator/all' });
    expect(html).toMatch(/<nav aria-label="Console"[^>]*><a[^>]*aria-current="page"[^>]*href="[^"]*\/operator\/all"/);
  });
});
