import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Statements that change whose a token is or what its owner may do: an actor is made of these tables. */
const changes =
  /(?:updateTable|deleteFrom)\('(?:accounts\.(?:members|sessions|page_sessions)|moderation\.sanctions)(?: as \w+)?'\)|insertInto\('moderation\.sanctions'\)/;

/** Those that leave an actor as it is, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'placeSession()': 'where a session was begun',
  'placeMember()': 'where a member is',
  'markSeen()': 'when a session was last used',
  'extend()': 'lets a session live on',
  'deleteExpired()': 'what has expired',
};

/** Each exported function of a file, by its name. */
const functionsOf = (text: string): [string, string][] =>
  text
    .split(/^export /m)
    .slice(1)
    .map((part) => [`${/^(?:async )?(?:function|const) (\w+)/.exec(part)?.[1]}()`, part]);

test('every statement that changes sessions or standing says whose', () => {
  const found = globSync('server/domains/*/sql/*.ts', { cwd: root })
    .flatMap((file) => functionsOf(readFileSync(join(root, file), 'utf8')))
    .filter(([, text]) => changes.test(text));
  const silent = found.filter(([, text]) => !text.includes('moveActor(')).map(([name]) => name);
  expect(silent.sort()).toEqual(Object.keys(exempt).sort());
  expect(found.length).toBeGreaterThan(silent.length + 7);
});
