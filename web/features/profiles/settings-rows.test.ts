import { expect, test } from 'vitest';
import { settingsGroups } from './settings-rows.ts';

test('each row has an id of its own, and opens something', () => {
  const rows = settingsGroups.flatMap(([, each]) => each);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const row of rows) expect(row.to ?? row.dialog, row.id).toBeTruthy();
});
