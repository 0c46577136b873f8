import type { Mutation } from './support/mutation.ts';

const at = 'server/platform/partitions';

export const tests = `${at}/`;

export const mutations: readonly Mutation[] = [
  {
    breaks: 'who abandons one table loses those of its schema that are finished',
    file: `${at}/draft.ts`,
    find: 'await client.query(`drop table if exists ${draftOf(place)}`);',
    put: 'await client.query(`drop schema ${partsOf(place.schema)} cascade`);',
    noticedIn: `${at}/move.test.ts`,
  },
  {
    breaks: 'a table that has the number asked for is still written twice',
    file: `${at}/move.ts`,
    find: 'await abandonCut(client, shape);\n    return undefined;',
    put: 'return undefined;',
    noticedIn: `${at}/move.test.ts`,
  },
  {
    breaks: 'what a migration brought while a table was copied is lost with the old table',
    file: `${at}/draft.ts`,
    find: 'markOfShape(await shapeOf(client, { schema, table, by })) !== markOfShape(shape)',
    put: 'by === undefined',
    noticedIn: `${at}/move.test.ts`,
  },
  {
    breaks: 'a cut goes on with a copy that lacks what a migration brought since',
    file: `${at}/move.ts`,
    find: ' && progress.shape === mark',
    put: '',
    noticedIn: `${at}/move.test.ts`,
  },
  {
    breaks: 'who waits to take the old table’s place holds everybody else back',
    file: `${at}/move.ts`,
    find: 'pauseMs: 2000 }',
    put: 'pauseMs: 20 }',
    noticedIn: `${at}/move.test.ts`,
  },
  {
    breaks: 'a cleaning of the table makes everybody wait for the command',
    file: `${at}/move.ts`,
    find: 'await client.query(`lock table ${sourceOf(place)} in share update exclusive mode`);',
    put: '',
    noticedIn: `${at}/move.test.ts`,
  },
  {
    breaks: 'a backup that reads the tables makes everybody wait for the command',
    file: `${at}/move.ts`,
    find: 'if (!(await tryHoldTables(client))) return undefined;',
    put: 'await tryHoldTables(client);',
    noticedIn: `${at}/move.test.ts`,
  },
  {
    breaks: 'a column is dropped while each write into its table is copied',
    file: 'server/platform/db/migrate.ts',
    find: 'if (contracting.test(file.sql)) await requireNoCut(client, file);',
    put: '',
    noticedIn: `${at}/index-alone.test.ts`,
  },
];
