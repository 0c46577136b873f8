import { expect, test } from 'vitest';
import { namesIn } from './named-texts.ts';

test('code names texts by their whole ids, or by what these begin with', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code
  const named = namesIn("t('threads.like'); t(`threads.poll.${state}`); x = `threads.rush`; t(`history.${kind}`)");
  expect(['threads.like', 'threads.poll.ends', 'threads.rush', 'history.added'].every(named)).toBe(true);
  expect(['threads.likes', 'threads.pollster', 'threads.video.file', 'historyless.word'].some(named)).toBe(false);
});
