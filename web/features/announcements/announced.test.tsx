import { expect, test } from 'vitest';
import type { ShownAnnouncement, ShownEverywhere } from '../../../contract/domains/announcements/shapes.ts';
import { Sections } from '../../shell/WideColumns.tsx';
import { member, rendered } from '../../testing/rendered.tsx';
import { OnHome, OnTop } from './components/Announced.tsx';
import { foldsOn } from './components/FoldedText.tsx';

const announcement: ShownAnnouncement = {
  ...{ id: 12, kind: 'announcement', place: 'top', title: 'Baobab rests on Sunday', text: 'Reading works.' },
  ...{ lang: 'en', url: '/photos', picture: null, dismissible: 1, until: 0, trial: 0 },
};
const open: ShownEverywhere = {
  ...{ top: null, home: [], off: [] },
  read_only: { on: 0, note: '', lang: 'en', until: 0 },
};
const top = (changed: Partial<ShownAnnouncement>, around = {}) =>
  rendered(<OnTop />, { country: 'ng', beside: { ...open, top: { ...announcement, ...changed } }, ...around });

test('an announcement says what it says, in its language, and leads where it leads', () => {
  const html = top({ lang: 'fr', title: 'Une pause dimanche' });
  expect(html).toMatch(/<section id="on-12"[^>]*lang="fr"/);
  expect(html).toContain('Une pause dimanche');
  expect(html).toContain('href="/ng/photos"');
  expect(html).not.toContain('Only you see this');
});

test('a member closes it by a form before there is script, a guest by script alone', () => {
  const own = top({}, { viewer: member });
  expect(own).toContain('/do/announcements.dismiss?id=12');
  expect(own).not.toContain('scripted');
  const guest = top({});
  expect(guest).not.toContain('/do/announcements.dismiss');
  expect(guest).toMatch(/class="icon-btn scripted/);
});

test('what can’t be closed has no button for it; what was sent to oneself says so', () => {
  expect(top({ dismissible: 0 })).not.toContain('<button');
  expect(top({ trial: 1 })).toContain('Only you see this.');
});

test('Home has its own, each by its element', () => {
  const home = [announcement, { ...announcement, id: 13 }];
  const html = rendered(<OnHome />, { beside: { ...open, home } });
  expect(html).toContain('id="on-12"');
  expect(html).toContain('id="on-13"');
});

test('a read-only site says so on top, with the note, what becomes of words, and the expected end', () => {
  const read_only = { on: 1, note: 'हम मशीन बदल रहे हैं', lang: 'hi', until: 1_796_000_000 } as const;
  const html = rendered(<OnTop />, { viewer: member, beside: { ...open, read_only } });
  expect(html).toContain('Only reading works for now.');
  expect(html).toMatch(/<span[^>]*lang="hi"[^>]*>हम मशीन बदल रहे हैं/);
  expect(html).toMatch(/<span class="scripted">What you write is kept on your phone\./);
  expect(rendered(<OnTop />, { beside: { ...open, read_only } })).not.toContain('on your phone');
  expect(html).toContain('Writing should work again on');
  expect(rendered(<OnTop />, { beside: open })).not.toContain('Only reading works');
});

test('a long text is folded, with a way to read all of it before script, and a short one isn’t', () => {
  expect(foldsOn('Reading works.')).toBe('nothing');
  expect(foldsOn('x'.repeat(200))).toBe('phones');
  expect(foldsOn('x'.repeat(500))).toBe('all');
  expect(foldsOn('a\nb\nc\nd\ne\nf')).toBe('all');
  const long = top({ text: 'We move to a bigger machine. '.repeat(16) });
  expect(long).toContain('line-clamp-4');
  expect(long).toMatch(/<\/a><details[^>]*><summary[^>]*><span[^>]*>Read all/);
  expect(top({})).not.toContain('Read all');
});

test('no way leads to a feature that is off for the reader', () => {
  const sections = (off: string[]) => rendered(<Sections />, { country: 'ng', beside: { ...open, off } });
  expect(sections([])).toContain('href="/ng/jackpot"');
  expect(sections(['draw.page'])).not.toContain('href="/ng/jackpot"');
  expect(sections(['draw.page'])).toContain('href="/ng/photos"');
});
