import { sql } from 'kysely';
import type { Currency, ManualWay } from '../../../../contract/domains/economy/shapes.ts';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface ManualRow {
  id: number;
  uid: number;
  way: ManualWay;
  currency: Currency;
  amount: number;
  /** Why, as the member reads it. */
  shown: string;
  reason: string;
  asked_by: number;
  asked_at: Date;
  expires_at: Date;
  status: 'waiting' | 'paid' | 'refused';
  decided_by: number | null;
  decided_at: Date | null;
  decision: string;
  transfer: number | null;
}

type Asked = Omit<ManualRow, 'id' | 'status' | 'decided_by' | 'decided_at' | 'decision' | 'transfer'>;

export const nextManualId = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select nextval('economy.manual_transfers_id_seq') as id`.execute(db);
  return rows[0]!.id;
};

export async function insertManual(
  db: Db,
  row: Asked & Pick<ManualRow, 'id' | 'status' | 'transfer'>,
): Promise<ManualRow> {
  await db.insertInto('economy.manual_transfers').values(row).execute();
  return { ...row, decided_by: null, decided_at: null, decision: '' };
}

const columns = sql`id, uid, way, currency, amount, shown, reason, asked_by, asked_at, expires_at, status, decided_by,
  decided_at, decision, transfer`;

/** A request, which nobody else decides until the transaction ends. */
export async function lockManual(db: Db, id: number): Promise<ManualRow | undefined> {
  const { rows } = await sql<ManualRow>`
    select ${columns} from economy.manual_transfers where id = ${id} for update`.execute(db);
  return rows[0];
}

type Decision = Pick<ManualRow, 'status' | 'decided_by' | 'decided_at' | 'decision' | 'transfer'>;

export async function decideManual(db: Db, id: number, decision: Decision): Promise<void> {
  await db.updateTable('economy.manual_transfers').set(decision).where('id', '=', id).execute();
}

/** Requests that wait, above an id, the oldest first. */
export async function waitingManual(db: ReadDb, now: Date, above: number, most: number): Promise<ManualRow[]> {
  const { rows } = await sql<ManualRow>`
    select ${columns} from economy.manual_transfers
     where status = 'waiting' and expires_at > ${now} and id > ${above} order by id limit ${most}`.execute(db);
  return rows;
}

/** Everything that waits no longer, below an id, the newest first. */
export async function endedManual(db: ReadDb, now: Date, below: number, most: number): Promise<ManualRow[]> {
  const { rows } = await sql<ManualRow>`
    select ${columns} from economy.manual_transfers
     where (status <> 'waiting' or expires_at <= ${now}) and id < ${below} order by id desc limit ${most}`.execute(db);
  return rows;
}

/** What members were shown as the reason of these transfers, by the transfer. */
export async function shownReasons(db: ReadDb, transfers: readonly number[]): Promise<Map<number, string>> {
  if (transfers.length === 0) return new Map();
  const { rows } = await sql<{ transfer: number; shown: string }>`
    select transfer, shown from economy.manual_transfers where transfer = any(${transfers}::bigint[])`.execute(db);
  return new Map(rows.map(({ transfer, shown }) => [transfer, shown]));
}
