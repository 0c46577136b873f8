import { useState } from 'react';
import { expect, test } from 'vitest';
import { rulesFor } from '../../../contract/domains/moderation/rules.ts';
import { Select } from '../../design/choices.tsx';
import { EarlyTextArea } from '../../design/early-fields.tsx';
import { Field } from '../../design/fields.tsx';
import { givenTo, mounted } from '../../testing/mounted.tsx';
import { Grounds } from './components/Grounds.tsx';

const both = { rule: 'Choose a reason: the member reads it.', reason: 'Write a reason.' };
const prepared = { id: 1, country_fid: 188, text: 'An advert', en: 'An advert', fr: '', hi: '' };

/** The fields with what the server said of them. */
async function refused() {
  const screen = await mounted(() => {
    const [issues, answer] = useState(both);
    const fields = Grounds({
      canned: [prepared],
      nameOf: (name) => name,
      rules: rulesFor.member,
      judges: true,
      issues,
    });
    const words = givenTo(fields, Field)[0]!;
    return { answer, words, selects: givenTo(fields, Select) };
  });
  const choose = (at: number) => screen.act(({ selects }) => selects[at]!.onChange!({} as never));
  return {
    said: () => [screen.now().selects[0]!.error, screen.now().words.error],
    chooseRule: () => choose(0),
    choosePrepared: () => choose(1),
    write: () =>
      screen.act(({ words }) => givenTo(words.children({ id: 'a' }), EarlyTextArea)[0]!.onChange!({} as never)),
    refuseAgain: () => screen.act(({ answer }) => answer({ ...both })),
  };
}

test('what was said of a reason goes once one is chosen, and what was said of the words stays', async () => {
  const form = await refused();
  expect(form.said()).toEqual([both.rule, both.reason]);
  await form.chooseRule();
  expect(form.said()).toEqual([undefined, both.reason]);
  await form.write();
  expect(form.said()).toEqual([undefined, undefined]);
});

test('a prepared reason stands for words', async () => {
  const form = await refused();
  await form.choosePrepared();
  expect(form.said()).toEqual([both.rule, undefined]);
});

test('the same sentence is said again where the next try is refused for it, too', async () => {
  const form = await refused();
  await form.chooseRule();
  await form.refuseAgain();
  expect(form.said()).toEqual([both.rule, both.reason]);
});
