import pg from 'pg';

/** Rooms that the bench made; those of the run before are deleted first. */
const mark = 'made by the bench';

/** Works on the database beside the site. */
export async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Deletes what a run before has left. */
export async function clearRooms(client: pg.Client): Promise<void> {
  for (const table of ['messages', 'room_members']) {
    await client.query(
      `delete from messages.${table} where room in (select room from messages.rooms where notice = $1)`,
      [mark],
    );
  }
  await client.query('delete from messages.rooms where notice = $1', [mark]);
}

/** A group that the first of these owns and all of them are in, its notifications on. */
export async function makeGroup(client: pg.Client, uids: readonly number[]): Promise<number> {
  const { rows } = await client.query<{ room: string }>(
    `insert into messages.rooms (created_at, last_at, kind, name, owner_uid, country_fid, join_option, member_count, notice)
     values (now(), now(), 1, $1, $2, 293, 2, $3, $4) returning room`,
    [`Bench ${Math.random()}`, uids[0], uids.length, mark],
  );
  const room = Number(rows[0]!.room);
  await client.query(
    `insert into messages.room_members (room, uid, role, joined_at, last_at)
     select $1, u.uid, case when u.at = 1 then 2 else 0 end, now(), now()
       from unnest($2::bigint[]) with ordinality as u (uid, at)`,
    [room, uids],
  );
  return room;
}

/** Fills a room with messages of its members, in turn. */
export async function fillRoom(client: pg.Client, room: number, uids: readonly number[], count: number): Promise<void> {
  await client.query(
    `insert into messages.messages (room, id, uid, text, sent_at)
     select $1, n, $2::bigint[][1 + n % $4], 'The bread was still warm when we came, line ' || n,
            now() - ($3 - n) * interval '1 second'
       from generate_series(1, $3::bigint) as n`.replace('$2::bigint[][1 + n % $4]', '($2::bigint[])[1 + n % $4]'),
    [room, uids, count, uids.length],
  );
  await client.query('update messages.rooms set last_id = $2 where room = $1', [room, count]);
}

/** Conversations of one member with many others, each with a message; the others need be nobody. */
export async function makeConversations(client: pg.Client, uid: number, others: readonly number[]): Promise<void> {
  const first = await client.query<{ room: string }>(
    `insert into messages.rooms (created_at, last_id, last_at, notice)
     select now(), 1, now() - n * interval '1 minute', $2 from generate_series(1, $1) as n returning room`,
    [others.length, mark],
  );
  const rooms = first.rows.map(({ room }) => Number(room));
  await client.query(
    `insert into messages.room_members (room, uid, peer_uid, last_id, last_at, wrote)
     select r.room, $2, r.peer, 1, now() - r.at * interval '1 minute', true
       from unnest($1::bigint[], $3::bigint[]) with ordinality as r (room, peer, at)
     union all
     select r.room, r.peer, $2, 1, now() - r.at * interval '1 minute', true
       from unnest($1::bigint[], $3::bigint[]) with ordinality as r (room, peer, at)`,
    [rooms, uid, others],
  );
  await client.query(
    `insert into messages.messages (room, id, uid, text, sent_at)
     select r.room, 1, r.peer, 'Good evening.', now() - r.at * interval '1 minute'
       from unnest($1::bigint[], $2::bigint[]) with ordinality as r (room, peer, at)`,
    [rooms, others],
  );
}
