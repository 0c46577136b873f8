import { expect } from 'vitest';
import { newThread } from '../tests/support/content.ts';
import { alive } from './support/alive.ts';
import { shoot, test } from './support/journey.ts';
import { offlineReader, opened, savedIn, setLine } from './support/offline.ts';
import { addressOf, talk } from './support/talk.ts';

/** Whatever the times of a page say from its first byte on. */
const watchTimes = () => {
  const said = new Set<string>();
  Object.assign(window, { said });
  const look = () => {
    // A page on its way may have one whose words are still to come.
    for (const { textContent } of document.querySelectorAll('time[data-ago]')) if (textContent) said.add(textContent);
  };
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
};
const saidOn = () => [...(window as unknown as { said: Set<string> }).said];
const ago = /^(now|moments ago|\d+ (min|h|minutes? ago|hours? ago))$/;
const clock = /^\d\d:\d\d$/;
const day = /^\d{4}-\d{1,2}-\d\d$/;

const isWritten = (words: string) => clock.test(words) || day.test(words) || words.startsWith('Yesterday');

test('R-MSC-049 a member reads how long ago something was from the first byte on, a guest when it was, and neither changes', async ({
  journey,
}) => {
  const { api } = await talk(journey, 2);
  const { tid } = await newThread(api);
  const member = await journey.visitor({ width: 360 });
  await member.register();
  const guest = await journey.visitor({ width: 360 });
  for (const [person, fresh] of [
    [member, ago],
    [guest, clock],
  ] as const) {
    await person.page.addInitScript(watchTimes);
    for (const address of ['/ng', addressOf(tid)]) {
      await person.page.goto(address);
      await alive(person.page);
      const said = await person.page.evaluate(saidOn);
      expect(
        said.some((words) => fresh.test(words)),
        `${address}: ${said}`,
      ).toBe(true);
      expect(said.filter((words) => !fresh.test(words) && !day.test(words) && !words.startsWith('Yesterday'))).toEqual(
        [],
      );
      expect(fresh === ago ? said.filter((words) => words.startsWith('Yesterday')) : []).toEqual([]);
    }
    await shoot(person.page, `times-${fresh === ago ? 'member' : 'guest'}-360`);
  }
  await member.page.goto('/ng/ucenter/notice/all');
  await alive(member.page);
  expect(await member.page.evaluate(saidOn)).toSatisfy((said: string[]) => said.every((words) => ago.test(words)));
});

test('without script a member reads how long ago something was', async ({ journey }) => {
  const { tid } = await talk(journey, 1);
  const member = await journey.visitor({ width: 360, javaScript: false });
  await member.register();
  await member.page.goto(addressOf(tid));
  expect(await member.page.locator('time[data-ago]').first().textContent()).toMatch(ago);
});

test('a page of this device says when something was, and goes on saying it', async ({ journey }) => {
  const { tid } = await talk(journey, 1);
  const { page } = await offlineReader(journey, { width: 360 });
  const path = addressOf(tid);
  await opened(page, path);
  await page.reload();
  await savedIn(page, path);
  await page.addInitScript(watchTimes);
  await setLine(page, false);
  await page.reload();
  await alive(page);
  const said = await page.evaluate(saidOn);
  expect(said.filter((words) => !isWritten(words))).toEqual([]);
  expect(said.some((words) => clock.test(words))).toBe(true);
});
