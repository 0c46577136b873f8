import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** A process's sketch of one country's minute. */
export interface HereRow {
  minute: Date;
  countryFid: number;
  registers: Uint8Array;
}

/** Writes what a process has seen; what it wrote of the same minute before is replaced. */
export async function writeHere(db: Db, process: number, rows: readonly HereRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into countries.here (minute, country_fid, process, registers)
    select minute, country_fid, ${process}::int, decode(registers, 'hex')
      from unnest(${rows.map(({ minute }) => minute)}::timestamptz[], ${rows.map(({ countryFid }) => countryFid)}::int[],
                  ${rows.map(({ registers }) => Buffer.from(registers).toString('hex'))}::text[])
           as r (minute, country_fid, registers)
     order by 1, 2
    on conflict (minute, country_fid, process) do update set registers = excluded.registers`.execute(db);
}

/** The sketches of some countries since a moment. */
export async function hereSince(db: Db, since: Date, fids: readonly number[]): Promise<Buffer[]> {
  const { rows } = await sql<{ registers: Buffer }>`
    select registers from countries.here
     where minute >= ${since} and country_fid = any(${fids}::int[])`.execute(db);
  return rows.map((row) => row.registers);
}

export async function dropHereBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from countries.here where minute < ${before}`.execute(db);
}
