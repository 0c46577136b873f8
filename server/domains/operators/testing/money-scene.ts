import type { OfficeScene } from '../../../../tests/support/call-samples.ts';
import { gift } from '../../../../tests/support/money.ts';
import { giveWithin } from '../../../../tests/support/wealth.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { hold, type Moving } from '../../economy/index.ts';

/** A request that waits, of an operator who is nobody's colleague in a test, as the next one sees it. */
export async function aRequest({ db, member }: Pick<OfficeScene, 'db' | 'member'>) {
  const [{ uid }, { uid: asked_by }, at] = [await member(), await member(), new Date()];
  const asked = { uid, way: 'give', currency: 'xgold', amount: 20_000, shown: 'A prize', reason: 'Won', asked_by };
  const { id } = await db
    .insertInto('economy.manual_transfers')
    .values({ ...asked, asked_at: at, expires_at: new Date('2090-01-01'), status: 'waiting' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, uid, amount: asked.amount };
}

/** A hold that waits for long, made within a transaction; its number. */
export async function holdWithin(ctx: Moving, uid: number, amount: number): Promise<number> {
  await giveWithin(ctx, uid, amount);
  const until = { expiresAt: new Date('2090-01-01'), key: crypto.randomUUID() };
  return (await hold(ctx, { uid, currency: 'xgold', amount, reason: gift, reference: 'order:7', ...until })).transfer;
}

/** The same of somebody whom nothing else is known of. */
export async function aWaitingHold({ db, member }: Pick<OfficeScene, 'db' | 'member'>, amount = 50): Promise<number> {
  const { uid } = await member();
  return writeInJob(db, new Date(), (ctx) => holdWithin(ctx, uid, amount));
}
