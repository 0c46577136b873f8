import type pg from 'pg';

/** First ids of the rows to come: the world is added after whatever the database holds already. */
export interface FirstIds {
  uid: number;
  tid: number;
  pid: number;
  transfer: number;
}

const sequences = {
  uid: 'accounts.members_uid_seq',
  tid: 'threads.threads_tid_seq',
  pid: 'threads.posts_pid_seq',
  transfer: 'economy.transfers_id_seq',
} as const;

/** Takes `count` ids from each sequence, so that a running server goes on after them. */
export async function takeIds(client: pg.Client, count: FirstIds): Promise<FirstIds> {
  const first = async (key: keyof FirstIds): Promise<number> => {
    const name = sequences[key];
    const { rows } = await client.query<{ first: string }>('select nextval($1::regclass) as first', [name]);
    const start = Number(rows[0]?.first);
    await client.query('select setval($1::regclass, $2)', [name, start + count[key] - 1]);
    return start;
  };
  return {
    uid: await first('uid'),
    tid: await first('tid'),
    pid: await first('pid'),
    transfer: await first('transfer'),
  };
}
