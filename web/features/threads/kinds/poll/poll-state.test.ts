import { describe, expect, test } from 'vitest';
import type { Poll } from '../../../../../contract/domains/threads/kinds/poll/shapes.ts';
import { emptyOption, filled, pollCompose, sentPoll } from './poll-compose.ts';
import { percentOf, pressed, withVote } from './poll-state.ts';

const option = (a_id: number, votes: number) => ({
  a_id,
  message: `Option ${a_id}`,
  sort: a_id,
  img: null,
  icon: '',
  disabled: 0 as const,
  votes,
});
const poll = {
  max_choices: 2,
  voters: 3,
  options: [option(1, 2), option(2, 1), option(3, 0)],
  own: { choices: [], can: { vote: true }, voteRefusal: '' },
} as unknown as Poll;

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
])('%i of %i votes are %i per cent', (votes, voters, percent) => {
  expect(percentOf(votes, voters)).toBe(percent);
});

test('of several one is chosen or as many as the poll allows, and pressing a choice again cancels it', () => {
  expect(pressed([1], 2, { max_choices: 1 })).toEqual([2]);
  expect(pressed([1], 2, { max_choices: 2 })).toEqual([1, 2]);
  expect(pressed([1, 2], 3, { max_choices: 2 })).toEqual([1, 2]);
  expect(pressed([1, 2], 1, { max_choices: 2 })).toEqual([2]);
});

test('a vote shows before the server has said so', () => {
  const hoped = withVote(poll, [1, 3]);
  expect([hoped.voters, hoped.options.map(({ votes }) => votes)]).toEqual([4, [3, 1, 1]]);
  expect(hoped.own).toMatchObject({ choices: [1, 3], can: { vote: false } });
});

describe('a poll that is written', () => {
  const draft = pollCompose.begin(null);
  const written = (...texts: string[]) => ({ ...draft, options: texts.map((text) => ({ ...emptyOption(), text })) });

  test('R-POL-005 R-POL-006 it starts with three options, one choice and seven days', () => {
    expect(draft).toMatchObject({ maxChoices: 1, days: 7 });
    expect(draft.options.map(({ text }) => text)).toEqual(['', '', '']);
  });

  test('R-POL-003 R-POL-008 it is sent with its fixed values and its settings under the names of the call', () => {
    const sent = sentPoll({ ...written('Yes', '', 'No'), maxChoices: 3, days: 14 });
    expect(sent).toEqual({
      ...{ multiple: 1, overt: 0, visible: 1, expiration: 14 },
      // No more than there are options with words.
      maxchoices: 2,
      polloptions: ['Yes', 'No'],
      pollimage: [0, 0],
    });
  });

  test('it goes out with two options that have words', () => {
    expect(pollCompose.ready(written('Yes', ' '))).toBe(false);
    expect(pollCompose.ready(written('Yes', 'No', ''))).toBe(true);
    expect(filled(written('Yes', ' ', 'No'))).toHaveLength(2);
  });

  test('a draft stores its options, and nothing while there is none', () => {
    expect(pollCompose.saved(draft)).toBeNull();
    const saved = JSON.parse(JSON.stringify(pollCompose.saved(written('Yes', ''))));
    expect(pollCompose.restored(saved)).toMatchObject({
      options: [{ text: 'Yes' }, { text: '' }],
      maxChoices: 1,
      days: 7,
    });
  });

  test('one that is changed opens as it stands', () => {
    const opened = pollCompose.begin({ poll: { ...poll, end_time: 3 } } as never);
    expect(opened).toMatchObject({ maxChoices: 2, days: 3, options: [{ text: 'Option 1' }, {}, { text: 'Option 3' }] });
  });
});
