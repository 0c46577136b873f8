import { expect, test } from 'vitest';
import { presentChanges } from './present-change.ts';

test('the status of a bug report is said in words, and not by its number', () => {
  const row = { action: 'bugs.status', subject: '7', before: { status: 4 }, after: { status: 5 } };
  const [change] = presentChanges('en', [], row);
  expect(change).toMatchObject({ field: 'status', label: 'Status' });
  for (const said of [change?.before, change?.after]) expect(said).toMatch(/^[A-Z][a-z ]+$/);
});
