import { createHmac } from 'node:crypto';
import type { Db } from './context.ts';
import { keyFor, seal, sha256, unseal } from './seal.ts';

/** SECRET_KEY, and the one before it while it is rotated: that one opens, and seals nothing. */
export interface Secrets {
  current: string;
  previous?: string | undefined;
}

/** A column whose values SECRET_KEY seals. Its domain's manifest hands it up, so that it is rotated. */
export interface SealedColumn {
  table: `${string}.${string}`;
  column: string;
  /** The primary key, of one column. */
  key: string;
  /** What the key of a row's value is derived for. */
  purpose(key: string): string;
}

export function sealedColumn(declared: SealedColumn) {
  return {
    ...declared,
    seal: (secret: string, key: string | number, plain: string): Buffer =>
      seal(secret, declared.purpose(String(key)), plain),
    open: (secrets: Secrets, key: string | number, sealed: Buffer): string =>
      openBy(secrets, declared.purpose(String(key)), sealed),
  };
}

function openBy({ current, previous }: Secrets, purpose: string, sealed: Buffer): string {
  try {
    return unseal(current, purpose, sealed);
  } catch (error) {
    if (previous === undefined) throw error;
    return unseal(previous, purpose, sealed);
  }
}

/** Whether this key, and none before it, opens what was sealed. */
export function opens(secret: string, purpose: string, sealed: Buffer): boolean {
  try {
    unseal(secret, purpose, sealed);
    return true;
  } catch {
    return false;
  }
}

/** The keys that all processes share, each sealed for its purpose; the lasting ones of before lie among them. */
export const sharedKeyColumn = sealedColumn({
  table: 'platform.keys',
  column: 'private_sealed',
  key: 'purpose',
  purpose: (purpose) => purpose,
});

/** Whether this is the SECRET_KEY of the site: every key that its processes share opens by it. */
export async function isKeyOfSite(db: Db, secret: string): Promise<boolean> {
  const rows = await db.selectFrom('platform.keys').select(['purpose', 'private_sealed']).execute();
  return rows.every(({ purpose, private_sealed }) => opens(secret, purpose, private_sealed));
}

/**
 * A key that marks what is stored, or sent in e-mails, for longer than SECRET_KEY lasts. What was marked can't be
 * marked anew, so when SECRET_KEY is rotated the former derived key is stored. Its domain's manifest hands it up.
 */
export function lastingKey(purpose: string) {
  const mark = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    purpose,
    mark: (secret: string, text: string): Buffer => mark(keyFor(secret, purpose), text),
    /** The marks that a text may have: by the key in force first, then by those of before. */
    marks: async (db: Db, secrets: Secrets, text: string): Promise<Buffer[]> =>
      (await keysOf(db, secrets, purpose)).map((key) => mark(key, text)),
  };
}

export type LastingKey = ReturnType<typeof lastingKey>;

const formerPrefix = (purpose: string): string => `kept ${purpose} `;

/** The purpose under which the derived key of a former SECRET_KEY is stored. */
export const formerPurpose = (purpose: string, former: string): string =>
  formerPrefix(purpose) + sha256(keyFor(former, purpose)).toString('base64url').slice(0, 16);

async function keysOf(db: Db, secrets: Secrets, purpose: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('platform.keys')
    .select(['purpose', 'private_sealed'])
    .where('purpose', 'like', `${formerPrefix(purpose)}%`)
    .execute();
  const former = rows.map((row) => Buffer.from(sharedKeyColumn.open(secrets, row.purpose, row.private_sealed), 'hex'));
  const previous = secrets.previous === undefined ? [] : [keyFor(secrets.previous, purpose)];
  return [keyFor(secrets.current, purpose), ...previous, ...former];
}
