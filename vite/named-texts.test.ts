import { describe, expect, test } from 'vitest';
import { pageCatalogues } from '../server/platform/texts.ts';
import { namesIn, withoutUnnamed } from './named-texts.ts';

describe('texts that code names', () => {
  test('by their whole id or by its beginning', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code
    const named = namesIn("t('threads.like'); t(`threads.poll.${state}`); x = `threads.rush`", ['threads']);
    expect(['threads.like', 'threads.poll.ends', 'threads.rush'].every(named)).toBe(true);
    expect(['threads.likes', 'threads.pollster', 'threads.video.file'].some(named)).toBe(false);
  });

  test('all of a domain at once is no subset', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code
    expect(() => namesIn('t(`threads.${order}`)', ['threads'])).toThrow(/names every text/);
  });
});

test('the browser gets the words of a refusal only where a screen says them itself', () => {
  const before = pageCatalogues();
  const after = withoutUnnamed(before);
  expect(before.fr.threads).toHaveProperty(['threads.refusal.poll_voted']);
  expect(after.fr.threads).not.toHaveProperty(['threads.refusal.poll_voted']);
  expect(after.fr.threads).toHaveProperty(['threads.refusal.pasted_image']);
  expect(after.hi.common).toEqual(before.hi.common);
});
