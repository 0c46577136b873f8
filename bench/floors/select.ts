import pg from 'pg';

/**
 * The least that an answer with one question to the database can cost: a prepared select by a primary key, 16 at once over
 * as many connections as the site's pool has. Prints how many were answered a second.
 */
const atOnce = 16;
const poolSize = 12;
const warmSeconds = 1;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: poolSize });
const tids = (process.env.TIDS ?? '').split(',').map(Number);

async function answeredFor(seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const ask = async (first: number): Promise<void> => {
    for (let i = first; performance.now() < until; i += 1) {
      const values = [tids[i % tids.length]];
      const { rows } = await pool.query({
        name: 'floor',
        text: 'select tid, fid from threads.threads where tid = $1',
        values,
      });
      if (rows.length !== 1) throw new Error(`thread ${values[0]} is missing`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, i) => ask(i * 25)));
  return answered;
}

const seconds = Number(process.env.SECONDS);
await answeredFor(warmSeconds);
const answered = await answeredFor(seconds);
await pool.end();
console.log(String(answered / seconds));
