import type pg from 'pg';

/** Threads that the bench made; those of the run before are deleted first. */
const mark = 'Bench report';
/** Rows of one statement. */
const atOnce = 20_000;

/** Deletes what a run before has left. */
export async function clearReports(client: pg.Client): Promise<void> {
  await client.query(
    'delete from threads.bug_reports where tid in (select tid from threads.threads where special = 4 and summary = $1)',
    [mark],
  );
  await client.query('delete from threads.threads where special = 4 and summary = $1', [mark]);
}

/** So many reports of these members, over the months before now: one in twenty waits for us, one in a hundred is a question. */
export async function makeReports(client: pg.Client, uids: readonly number[], count: number): Promise<void> {
  for (let from = 1; from <= count; from += atOnce) {
    await insertReports(client, uids, { from, to: Math.min(count, from + atOnce - 1) });
  }
  await client.query('vacuum analyze threads.threads');
  await client.query('vacuum analyze threads.bug_reports');
}

async function insertReports(
  client: pg.Client,
  uids: readonly number[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  await client.query(
    `with made as (
       insert into threads.threads
         (fid, country_fid, authorid, first_pid, subject, summary, language, special, created_at, last_post_at)
       select 345, 188, ($1::bigint[])[1 + n % $2], 0, 'Torch stays on ' || n, $3, 'en', 4,
              now() - n * interval '20 seconds', now() - n * interval '20 seconds'
         from generate_series($4::bigint, $5::bigint) as n
       returning tid, authorid, created_at)
     insert into threads.bug_reports
       (tid, fid, country_fid, authorid, status, type, device_model, build_number, probability, same, due_at, solved_in,
        active_at, created_at, finished_at, listed)
     select tid, 345, 188, authorid, case when tid % 20 = 0 then 1 + tid % 3 else 4 + tid % 2 end,
            case when tid % 100 = 0 then 'question' else 'bug' end, 'Zuri ' || tid % 12, '14.0.' || tid % 40, 'often',
            (tid * 7919) % 500, case when tid % 20 = 0 then created_at + interval '2 days' end,
            case when tid % 2 = 1 then '14.0.' || tid % 40 else '' end,
            created_at + (tid % 90) * interval '1 hour', created_at, created_at, true
       from made`,
    [uids, uids.length, mark, from, to],
  );
}
