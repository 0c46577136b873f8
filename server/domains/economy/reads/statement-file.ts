import type { FileAnswer } from '../../../../contract/call.ts';
import { type Currency, currencies } from '../../../../contract/domains/economy/shapes.ts';
import {
  type StatementEntry,
  type StatementLine,
  statementFormat,
} from '../../../../contract/domains/economy/statement-file.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { MemberReadCtx, ReadDb } from '../../../platform/context.ts';
import { utcDay } from '../../../platform/days.ts';
import { presentEntry } from '../present.ts';
import { presentNight } from '../present-night.ts';
import { accountOf } from '../rules/ledger.ts';
import { lastNight, nightOver, nightsAfter } from '../sql/nights.ts';
import { entriesAfter, firstTransferOf, transfersByIds } from '../sql/sealed-transfers.ts';
import { proofsOf } from './proofs-of.ts';
import type { ReasonOf } from './statement.ts';

const entriesAtOnce = 200;
const nightsAtOnce = 200;

/** The member's whole statement, read batch by batch while it is sent. */
export const statementFile =
  (reasonOf: ReasonOf) =>
  ({ actor, db, now, locale }: MemberReadCtx): FileAnswer => ({
    filename: `statement-${actor.uid}-${utcDay(now)}.json`,
    type: 'application/json; charset=utf-8',
    read: () => written(linesOf({ db, uid: actor.uid, now, locale, reasonOf })),
  });

interface Asked {
  db: ReadDb;
  uid: number;
  now: Date;
  locale: Language;
  reasonOf: ReasonOf;
}

/** One array, with a line for each of its elements: whoever checks it need not hold it whole. */
async function* written(lines: AsyncIterable<readonly StatementLine[]>): AsyncGenerator<Uint8Array> {
  let before = '[\n';
  for await (const batch of lines) {
    if (batch.length === 0) continue;
    yield Buffer.from(before + batch.map((line) => JSON.stringify(line)).join(',\n'));
    before = ',\n';
  }
  yield Buffer.from('\n]\n');
}

async function* linesOf(asked: Asked): AsyncGenerator<StatementLine[]> {
  const { db, uid, now } = asked;
  yield [{ type: 'statement', format: statementFormat, member: uid, made: now.toISOString() }];
  // What is sealed while the file is sent is not sealed in it.
  const upto = (await lastNight(db))?.number ?? 0;
  yield* nightsOf(db, uid, upto);
  let entries = 0;
  for (const currency of currencies)
    for await (const batch of entriesOf(asked, currency, upto)) {
      entries += batch.length;
      yield batch;
    }
  yield [{ type: 'end', entries }];
}

/** The nights from the one that closed over the member's first transfer: each leads to the next, and to the newest. */
async function* nightsOf(db: ReadDb, uid: number, upto: number): AsyncGenerator<StatementLine[]> {
  const accounts = currencies.map((currency) => accountOf(uid, currency));
  const first = await firstTransferOf(db, accounts);
  const from = first === undefined ? undefined : await nightOver(db, first);
  for (let after = from === undefined ? upto : from - 1; after < upto; ) {
    const nights = await nightsAfter(db, after, Math.min(nightsAtOnce, upto - after));
    yield nights.map((night) => ({ type: 'night', ...presentNight(night) }));
    after = nights.at(-1)?.number ?? upto;
  }
}

async function* entriesOf(asked: Asked, currency: Currency, upto: number): AsyncGenerator<StatementEntry[]> {
  const account = accountOf(asked.uid, currency);
  for (let after = 0; ; ) {
    const rows = await entriesAfter(asked.db, account, after, entriesAtOnce);
    const transfers = await transfersByIds(
      asked.db,
      rows.map(({ transfer }) => transfer),
    );
    const proofs = await proofsOf(asked.db, account, { transfers: [...transfers.values()], upto });
    yield rows.flatMap(({ place, amount, held, transfer: id }) => {
      const transfer = transfers.get(id);
      const proof = proofs.get(id);
      if (!transfer) return [];
      const { kind, reason, reference, at } = transfer;
      const note = noteOf(asked, { place, amount, held, transfer: id, kind, reason, reference, at }, currency);
      const facts = { account, currency, place, transfer: id, amount, balance: held };
      return [{ type: 'entry', ...facts, kind, reason, reference, at, note, ...(proof && { proof }) }];
    });
    if (rows.length < entriesAtOnce) return;
    after = rows.at(-1)!.place;
  }
}

interface Entry {
  place: number;
  transfer: number;
  amount: number;
  held: number;
  kind: string;
  reason: string;
  reference: string;
  at: string;
}

/** Why it moved, as the wallet's page says it. */
const noteOf = ({ locale, reasonOf }: Asked, row: Entry, currency: Currency): string =>
  presentEntry({ ...row, at: new Date(row.at) }, { currency, locale, reason: reasonOf(row.reason) }).note;
