import { expect, test } from 'vitest';
import { expandBreaches } from './expand.ts';
import { describeBreaches } from './tree.ts';

const earlier = 'create table notes.notes (id bigint primary key);';
const look = (sql: string, name = '20261202000000-next') =>
  describeBreaches(
    expandBreaches(
      new Map([
        ['server/migrations/20261201000000-notes.sql', earlier],
        [`server/migrations/${name}.sql`, sql],
      ]),
    ),
  );

const refused: [refusal: string, sql: string][] = [
  ['drops', 'drop table notes.notes;'],
  ['drops', 'drop view if exists notes.shown;'],
  ['drops', 'drop function notes.f();'],
  ['drops', 'alter table notes.notes drop column title;'],
  ['drops', 'alter table notes.notes add column a text, drop title;'],
  ['renames', 'alter table notes.notes rename column title to subject;'],
  ['renames', 'alter table if exists only notes.notes rename title to subject;'],
  ['renames', 'alter table notes.notes rename to papers;'],
  ['renames', 'alter table notes.notes set schema papers;'],
  ['renames', 'alter index notes.notes_title rename to notes_subject;'],
  ['renames', 'alter sequence notes.notes_id_seq rename to ids;'],
  ['not null', 'alter table notes.notes add column at timestamptz not null;'],
  ['not null', 'alter table notes.notes add at timestamptz not null check (at > now());'],
  ['not null', 'alter table notes.notes alter column title set not null;'],
  ['default', 'alter table notes.notes alter title drop default;'],
  ['type', 'alter table notes.notes alter column title type varchar(20);'],
  ['type', 'alter table notes.notes alter column id set data type numeric(20, 0), add column a text;'],
  ['constraint', 'alter table notes.notes add constraint short check (length(title) < 9) not valid;'],
  ['constraint', 'alter table notes.notes add check (id > 0);'],
  ['constraint', 'alter table notes.notes add primary key (id);'],
  ['unique', 'alter table notes.notes add column slug text unique;'],
  ['unique', 'create unique index notes_slug on notes.notes (slug);'],
  ['unique', 'create unique index concurrently notes_slug on notes.notes (slug);'],
  ['index', 'create index notes_title on notes.notes (title);'],
  ['index', 'create index if not exists notes_title on only notes.notes using brin (title);'],
  ['alone', 'alter table notes.notes add column a text; create index concurrently notes_a on notes.notes (a);'],
  ['rewrites', 'alter table notes.notes add column key uuid not null default gen_random_uuid();'],
  ['rewrites', "alter table notes.notes add column n bigint default nextval('notes.n_seq');"],
  ['rewrites', 'alter table notes.notes add column size int generated always as (length(title)) stored;'],
  ['locks', 'truncate notes.notes;'],
  ['locks', 'lock table notes.notes in share mode;'],
  ['head', '-- contracts: title\nalter table notes.notes drop column title;'],
  ['head', '-- contracts: title since the migration 20261130000000\nalter table notes.notes drop column title;'],
  ['head', '-- contracts: title since the migration 20261202000000\nalter table notes.notes drop column title;'],
  ['head', '-- A remark first.\n-- contracts: title since decision 0136\nalter table notes.notes drop column title;'],
];
test.each(refused)('the release before could not serve beside what is refused as “%s”: %s', (refusal, sql) => {
  expect(look(sql).split('\n')[0]).toMatch(new RegExp(`next\\.sql:\\d+ {2}.+ \\(${refusal}\\)$`));
});

const accepted: string[] = [
  'create table notes.papers (id bigint primary key, at timestamptz not null, check (id > 0));',
  'create table notes.papers (id bigint); create unique index papers_id on notes.papers (id);',
  'create unlogged table if not exists notes.papers (id bigint); alter table notes.papers add column a text not null;',
  'alter table notes.notes add column title text;',
  "alter table notes.notes add column title text not null default '', add column at timestamptz not null default now();",
  'alter table notes.notes alter column title drop not null;',
  "alter table notes.notes alter column title set default 'none';",
  'alter table notes.notes drop constraint short;',
  'create index concurrently notes_title on notes.notes (title);',
  'drop index notes.notes_title;',
  "comment on column notes.notes.id is 'drop table notes.notes';",
  '-- drop table notes.notes;\nselect 1;',
  '-- contracts: title since the migration 20261201000000\nalter table notes.notes drop column title;',
  '-- contracts: notes, which nobody asks for, since decision 0136.\ndrop table notes.notes;',
];
test.each(accepted)('the release before serves beside: %s', (sql) => {
  expect(look(sql)).toBe('');
});

test('what was written before the rule stands', () => {
  expect(look('drop table notes.notes;', '20261130235959-older')).toBe('');
});
