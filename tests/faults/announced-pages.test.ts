import { beforeEach, expect, test } from 'vitest';
import { testAnnouncements } from '../../server/domains/announcements/testing/announcements-site.ts';
import { statementsOf } from '../support/statements.ts';

const site = await testAnnouncements({ pages: true });
const { announce, api, clock, inSeconds, readOnly, runTask, shown, switchTo } = site;

beforeEach(() => site.forgetLimits());

const soon = { timeout: 1000, interval: 20 };
const page = async () => (await api.fetch('/ng/latest')).text();
const isCached = () =>
  expect.poll(async () => (await api.fetch('/ng/latest')).headers.get('etag'), { timeout: 5000 }).not.toBeNull();

test('a guest’s cached page has an announcement within a second of its beginning, its change and its end', async () => {
  await page();
  await isCached();
  const { id, version } = await announce({ title_en: 'Rest on Sunday' });
  await expect.poll(page, soon).toContain('Rest on Sunday');
  await isCached();
  const changed = { id, version, title_en: 'Rest on Monday', title_fr: 'x', title_hi: 'x', to: inSeconds(7200) };
  await api.must('announcements.save', changed, site.operator);
  await expect.poll(page, soon).toContain('Rest on Monday');
  await isCached();
  await api.must('announcements.end', { id }, site.operator);
  await expect.poll(page, soon).not.toContain('Rest on Monday');
});

test('one that was planned begins and ends at its moments by the process’s own timer', async () => {
  const { id } = await announce({ title_en: 'Begins by itself', from: inSeconds(2), to: inSeconds(4) });
  await page();
  await isCached();
  await expect.poll(page, { timeout: 3500, interval: 20 }).toContain('Begins by itself');
  await isCached();
  await expect.poll(page, { timeout: 3500, interval: 20 }).not.toContain('Begins by itself');
  expect((await shown()).top?.id).not.toBe(id);
});

test('the job at the moment drops what a process without a timer would hold', async () => {
  const { id } = await announce({ title_en: 'By the job', from: inSeconds(60) });
  await page();
  await isCached();
  clock.aheadInTest(61);
  await runTask('announcements.turn', { id });
  await expect.poll(page, soon).toContain('By the job');
});

test('read-only mode and a switch stand on cached pages within a second', async () => {
  await page();
  await isCached();
  await readOnly(1, { note_en: 'We move tonight.' });
  await expect.poll(page, soon).toContain('We move tonight.');
  await readOnly(0);
  await expect.poll(page, soon).not.toContain('We move tonight.');
  await isCached();
  await switchTo('contests.page', 'off');
  await expect.poll(page, soon).toContain('contests.page');
  await switchTo('contests.page', 'on');
});

test('they cost a page no query: a guest’s call asks none, a member’s asks none but once for what they dismissed', async () => {
  const ada = await site.member();
  await announce({ title_en: 'Without a question' });
  await shown({ who: ada });
  const { since, count } = statementsOf(site.pool);
  const asked = async (who?: typeof ada) => {
    const at = count();
    expect((await shown(who ? { who } : {})).top?.title).toBe('Without a question');
    // The event log is looked at every two seconds, whoever asks for a page.
    return since(at).filter((statement) => !/platform\.(outbox|events|readers)/.test(statement));
  };
  expect(await asked()).toEqual([]);
  expect(await asked(ada)).toEqual([]);
});
