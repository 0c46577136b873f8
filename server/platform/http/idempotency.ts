import { createHmac } from 'node:crypto';
import type { Ctx } from '../context.ts';
import { refuse } from '../refusal.ts';
import { seal, sha256, unseal } from '../seal.ts';

export const idempotencyHeader = 'idempotency-key';
const purpose = 'idempotency';
const keyPattern = /^[\x21-\x7e]{8,128}$/;

export const isIdempotencyKey = (key: string): boolean => keyPattern.test(key);

/**
 * Runs `act` once for a key within 24 hours: the same key and input gives the first answer again, the same
 * key with another input is a conflict. Runs in the call's transaction, so a key is kept only with what it made;
 * a second call with the same key waits for the first one's commit.
 *
 * A registration's input holds a password and its answer a token, so neither can be read from the table: only a hash
 * of the key is kept, and the key itself seals the rest.
 */
export async function once(
  ctx: Ctx,
  key: string,
  call: string,
  input: unknown,
  act: () => Promise<unknown>,
): Promise<unknown> {
  const owner = ctx.actor ? `u:${ctx.actor.uid}` : 'guest';
  const kept = sha256(key).toString('base64url');
  const bodyHash = createHmac('sha256', key).update(JSON.stringify(input)).digest();
  const claimed = await ctx.db
    .insertInto('platform.idempotency')
    .values({ owner, key: kept, call, body_hash: bodyHash, at: ctx.now })
    .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) {
    const first = await ctx.db
      .selectFrom('platform.idempotency')
      .select(['call', 'body_hash', 'answer'])
      .where('owner', '=', owner)
      .where('key', '=', kept)
      .executeTakeFirstOrThrow();
    if (first.call !== call || !bodyHash.equals(first.body_hash)) refuse('wire.idempotency_conflict');
    return JSON.parse(unseal(key, purpose, Buffer.from(String(first.answer), 'base64')));
  }
  const answer = await act();
  const sealed = seal(key, purpose, JSON.stringify(answer ?? null)).toString('base64');
  await ctx.db
    .updateTable('platform.idempotency')
    .set({ answer: JSON.stringify(sealed) })
    .where('owner', '=', owner)
    .where('key', '=', kept)
    .execute();
  return answer;
}
