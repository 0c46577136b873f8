import { describe, expect, test } from 'vitest';
import { takeChoices, takeOptions } from './options.ts';

describe('the options of a poll', () => {
  const many = (length: number) => Array.from({ length }, (_, at) => `Option ${at}`);
  test.each([
    ['one option is none to choose from', ['Yes'], 1, 'threads.poll_options_count'],
    ['eleven options', many(11), 1, 'threads.poll_options_count'],
    ['an option that shows nothing', ['Yes', ' \u200b '], 1, 'threads.poll_option_empty'],
    ['an option of 81 characters', ['Yes', 'x'.repeat(81)], 1, 'threads.poll_option_too_long'],
    ['two that say the same', ['Yes', ' yes '], 1, 'threads.poll_options_alike'],
    ['more choices than options', ['Yes', 'No'], 3, 'threads.poll_choices'],
  ] as const)('%s is refused', (_, texts, max, refusal) => {
    expect(takeOptions(texts, [], max)).toEqual({ ok: false, refusal });
  });

  test('two and ten are enough and not too many, each on one line with its picture', () => {
    expect(takeOptions(['Yes\n please', 'No'], [0, 7], 2)).toEqual({
      ok: true,
      options: [
        { message: 'Yes please', aid: 0 },
        { message: 'No', aid: 7 },
      ],
    });
    expect(takeOptions(many(10), [], 10).ok).toBe(true);
    expect(takeOptions(['x'.repeat(80), 'y'], [], 1).ok).toBe(true);
  });
});

describe('what is chosen', () => {
  const poll = { max_choices: 2, options: [{ a_id: 1 }, { a_id: 2 }, { a_id: 3 }] };
  test('each option once and in order', () => {
    expect(takeChoices([3, 1, 3], poll)).toEqual({ ok: true, choices: [1, 3] });
  });
  test.each([
    ['nothing', [], 'threads.poll_unknown_option'],
    ['what the poll has not', [4], 'threads.poll_unknown_option'],
    ['more than it allows', [1, 2, 3], 'threads.poll_too_many_choices'],
  ] as const)('%s is refused', (_, asked, refusal) => {
    expect(takeChoices(asked, poll)).toEqual({ ok: false, refusal });
  });
});
