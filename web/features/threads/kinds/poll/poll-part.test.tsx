import { describe, expect, test } from 'vitest';
import type { Poll } from '../../../../../contract/domains/threads/kinds/poll/shapes.ts';
import { member, rendered } from '../../../../testing/rendered.tsx';
import type { AnyThread } from '../kind.ts';
import { poll as kind } from './kind.ts';
import { PollPart } from './PollPart.tsx';

const option = (a_id: number, message: string, votes: number) => ({
  ...{ a_id, message, sort: a_id, img: null, icon: '' },
  ...{ disabled: 0 as const, votes },
});
const open: Poll = {
  ...{ multiple: 1, overt: 0, visible: 1, max_choices: 1, end_time: 7 },
  expiration: 1_800_000_000,
  ...{ finished: 0, is_img: 0, voters: 3 },
  options: [option(1, 'Yes', 2), option(2, 'No', 1)],
  own: { choices: [], can: { vote: true }, voteRefusal: '' },
};
const drawn = (poll: Poll, country: 'ng' | 'ma' | 'in' = 'ng') =>
  rendered(<PollPart thread={{ tid: 9, special: 1, poll } as AnyThread} onChange={() => undefined} />, {
    country,
    viewer: member,
  });

describe('a poll on screen', () => {
  test('a member who may vote sees what to choose from, one or several, and no figures', () => {
    const one = drawn(open);
    expect(one.match(/type="radio"/g)).toHaveLength(2);
    expect(one).not.toContain('67%');
    expect(drawn({ ...open, max_choices: 2 }).match(/type="checkbox"/g)).toHaveLength(2);
  });

  test('R-POL-004 a finished poll says so, with its figures, and takes no votes', () => {
    const own = { choices: [2], can: { vote: false }, voteRefusal: 'threads.poll_finished' };
    const html = drawn({ ...open, finished: 1, own });
    expect(html).toContain('Finished');
    expect(html).not.toMatch(/<input|<form|<button/);
    expect(html).toMatch(/Yes.*67%.*2 votes.*No.*Your vote.*33%.*1 vote</);
  });

  test.each([
    ['ng', 'Up to 2 answers each'],
    ['ma', 'Jusqu’à 2 réponses par personne'],
    ['in', 'हर सदस्य के 2 जवाब तक'],
  ] as const)('that each could give several answers is said beside the figures, too (%s)', (country, said) => {
    const own = { choices: [1, 2], can: { vote: false }, voteRefusal: '' };
    expect(drawn({ ...open, max_choices: 2, own }, country)).toContain(said);
    expect(drawn({ ...open, max_choices: 2 }, country)).not.toContain(said);
    expect(drawn({ ...open, own }, country)).not.toMatch(/One answer each|Une réponse par|हर सदस्य/);
  });

  test.each([
    ['ma', '67\u202f%', '3 personnes ont voté'],
    ['in', '67%', '3 लोगों ने वोट दिया'],
  ] as const)('the figures read well in the language of %s', (country, percent, voters) => {
    const html = drawn({ ...open, own: { ...open.own, can: { vote: false } } }, country);
    expect(html).toContain(percent);
    expect(html).toContain(voters);
  });

  test('a reader who has to prove an address or log in first is shown the way', () => {
    const markupWith = (voteRefusal: string) =>
      drawn({ ...open, own: { choices: [], can: { vote: false }, voteRefusal } });
    expect(markupWith('threads.unverified')).toContain('Verify e-mail');
    expect(markupWith('threads.need_login')).toMatch(/showlogin[^>]*>Log in to vote/);
  });

  test('search engines are given the options', () => {
    expect(kind.words({ special: 1, poll: open } as AnyThread)).toEqual(['Yes', 'No']);
  });
});
