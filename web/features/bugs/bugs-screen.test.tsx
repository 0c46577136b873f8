import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { BugRow } from '../../../contract/domains/bugs/shapes.ts';
import { member, rendered } from '../../testing/rendered.tsx';
import { BugsScreen, NewestSolved } from './components/BugsScreen.tsx';
import { StatusLine } from './components/StatusLine.tsx';
import type { BugsAsked, BugsFound } from './queries.ts';

const asked: BugsAsked = { status: 0, order: '', phone: '', solved: '', page: 1 };
const words = ['Pending', 'Collected', 'please add', 'Replied', 'Solved'];
const bug = (status: number, fields: object = {}) => ({
  ...{ status, status_text: words[status - 1], type: 'bug', device_model: 'Zuri 5', build_number: '14.0.31' },
  ...{ probability: 'often', extra: [], same: 6, is_same: 0, due: 0, solved_in: '', duplicate_of: null, steps: [] },
  ...{ gone: 0, still: 0, team: null, finished: 1 },
  own: {
    is_same: 0,
    same_at: 0,
    gone: -1,
    can: { same: true, edit: false, answer: false, gone: false },
    sameRefusal: '',
  },
  ...fields,
});
const row = (tid: number, status: number, fields: object = {}) =>
  ({
    tid,
    subject: `Report ${tid}`,
    status: 1,
    dateline: 1_700_000_000,
    bug: bug(status, fields),
  }) as unknown as BugRow;
const found = (threads: BugRow[], fields: Partial<BugsFound> = {}): BugsFound => ({
  ...{ success: 1, threads, count: threads.length, page: 1, totalPage: 1, next: '', todayposts: 14 },
  statuses: words.map((status_text, at) => ({ bug_status: at + 1, status_text, count: at })),
  ...{ models: [{ value: 'Zuri 5', title: 'Zuri 5', count: 5 }], newest_solved: { solved_in: '14.0.33', count: 9 } },
  ...fields,
});
const drawn = (screen: ReactElement) => rendered(screen, { country: 'ng', viewer: member });

describe('the list of bug reports', () => {
  test('R-BUG-006 the five statuses are links with their counts, and each report says its own by a word', () => {
    const html = drawn(<BugsScreen asked={asked} found={found([row(7, 3), row(8, 5)])} />);
    expect(html).toMatch(/href="[^"]*\/buglist\?status=3"[^>]*>please add 2</);
    expect(html).toMatch(/Report 7.*Report 8/s);
    expect(html).toContain('14 reports today');
  });

  test('"same here" is a button of the page’s form; one’s own report shows the figure alone', () => {
    const html = drawn(<BugsScreen asked={asked} found={found([row(7, 1)])} />);
    expect(html).toMatch(/formaction="\/do\/bugs\.same\?tid=7&amp;same=1"/i);
    const own = row(8, 1, { own: { ...bug(1).own, sameRefusal: 'threads.bug_same_own' } });
    expect(drawn(<BugsScreen asked={asked} found={found([own])} />)).not.toMatch(/bugs\.same\?/);
  });

  test('our newest words stand under a report', () => {
    const team = { pid: 1, uid: 2, username: 'GraceO', avatar: '', words: 'Update under Settings.', dateline: 1 };
    expect(drawn(<BugsScreen asked={asked} found={found([row(7, 4, { team })])} />)).toMatch(/GraceO.*Update under/s);
  });

  test('an empty status says what it means, and leads to all phones', () => {
    const html = drawn(<BugsScreen asked={{ ...asked, status: 3, phone: 'Zuri 5' }} found={found([])} />);
    expect(html).toContain('No reports wait for more');
    expect(html).toContain('For Zuri 5 there is none open.');
    expect(html).toContain('Show all phones');
  });

  test('beside it stands what the newest version solves', () => {
    expect(drawn(<NewestSolved asked={asked} found={found([])} />)).toMatch(/Solved in 14\.0\.33.*9 reports/s);
    expect(drawn(<NewestSolved asked={asked} found={found([], { newest_solved: null })} />)).not.toContain('Solved in');
  });
});

test('R-BUG-003 the status line says by which day the next step is promised', () => {
  const html = drawn(<StatusLine bug={{ ...bug(1), due: 1_700_000_000 } as never} sentAt={1_699_900_000} />);
  expect(html).toMatch(/by Tue,? 14 Nov/);
});

test('R-BUG-003 what is due at midnight is promised by the day that ends then', () => {
  const midnight = Date.UTC(2026, 11, 2) / 1000;
  const html = drawn(<StatusLine bug={{ ...bug(1), due: midnight } as never} sentAt={midnight - 86_400} />);
  expect(html).toMatch(/by Tue,? 1 Dec/);
});
