import type { Db } from '../../../platform/context.ts';

interface BusyDays {
  /** A number below a bound, as chance has it. */
  dice: (below: number) => number;
  uids: readonly number[];
  countries: readonly number[];
  until: Date;
  days: number;
}

const times = 240;
const minute = 60_000;

/** Writes what every figure counts, at any moment of some days, by anybody, in any of some countries. */
export async function writeBusyDays(db: Db, busy: BusyDays): Promise<void> {
  await writeTalk(db, busy);
  await writeMoney(db, busy);
  await writeReports(db, busy);
  await writeCreatorsAndDraws(db, busy);
}

function chance({ dice, uids, countries, until, days }: BusyDays) {
  const one = <T>(list: readonly T[], none: T): T => list[dice(list.length)] ?? none;
  const at = (): Date => new Date(until.getTime() - dice(days * 1440) * minute);
  return { dice, at, uid: () => one(uids, 0), country_fid: () => one(countries, 0), of: one };
}

const many = <T>(make: (at: number) => T): T[] => Array.from({ length: times }, (_, at) => make(at + 1));

async function writeTalk(db: Db, busy: BusyDays): Promise<void> {
  const { dice, at, uid, country_fid } = chance(busy);
  const threads = await db
    .insertInto('threads.threads')
    .values(
      many(() => {
        const created_at = at();
        const words = { subject: 'Busy days', summary: '', language: 'en', status: 1 };
        const whose = { fid: 2, country_fid: country_fid(), authorid: uid(), first_pid: 0 };
        return { ...words, ...whose, created_at, last_post_at: created_at };
      }),
    )
    .returning(['tid', 'created_at'])
    .execute();
  const posts = threads.flatMap(({ tid, created_at }) =>
    Array.from({ length: 1 + dice(4) }, (_, place) => ({
      ...{ tid, position: place + 1, authorid: uid(), message: 'So it was.' },
      created_at: new Date(created_at.getTime() + place * dice(600) * minute),
    })),
  );
  await db.insertInto('threads.posts').values(posts).execute();
  const messages = many((id) => ({ room: 1, id, uid: uid(), text: 'So it was.', sent_at: at() }));
  await db.insertInto('messages.messages').values(messages).execute();
}

async function writeMoney(db: Db, busy: BusyDays): Promise<void> {
  const { dice, at, uid, country_fid, of } = chance(busy);
  const accounts = busy.uids.flatMap((each) => [
    { account: each * 2, uid: each, currency: 'xgold' },
    { account: each * 2 + 1, uid: each, currency: 'xcoin' },
  ]);
  await db
    .insertInto('economy.accounts')
    .values(accounts)
    .onConflict((same) => same.doNothing())
    .execute();
  const moved = many((id) => ({ id: 5_000_000 + id, at: at(), reason: of(['task', 'check_in', 'exchange'], '') }));
  const transfers = moved.map((each) => ({ ...each, kind: 'earn', by_uid: null }));
  await db.insertInto('economy.transfers').values(transfers).execute();
  const entries = moved.flatMap(({ id, at: when }) => {
    const xcoin = dice(2);
    const amount = (1 + dice(90)) * (dice(3) === 0 ? -1 : 1);
    const entry = { transfer: id, currency: xcoin === 1 ? 'xcoin' : 'xgold', at: when };
    // Its other side is the site's own, and is counted nowhere.
    const own = { ...entry, account: -1 - xcoin, amount: -amount };
    return [{ ...entry, account: uid() * 2 + xcoin, amount }, own];
  });
  await db.insertInto('economy.entries').values(entries).execute();
  const orders = await db
    .insertInto('store.orders')
    .values(
      many((place) => ({
        ...{ uid: uid(), place, goods_id: 1, type: 1, name: 'A cup', grants: '', express: 0, status: 'paid' },
        ...{ transfer: place, price: 1 + dice(500), country_fid: country_fid(), paid_at: at() },
      })),
    )
    .returning(['order_id', 'paid_at'])
    .execute();
  const steps = orders.map(({ order_id, paid_at }) => ({
    ...{ order_id, step: 1, by_uid: 0, note: '', status: of(['refunded', 'packed'], '') },
    at: new Date(paid_at.getTime() + dice(3000) * minute),
  }));
  await db.insertInto('store.order_steps').values(steps).execute();
}

async function writeReports(db: Db, busy: BusyDays): Promise<void> {
  const { dice, at, uid, country_fid, of } = chance(busy);
  const cases = await db
    .insertInto('reports.cases')
    .values(
      many((pid) => {
        const created_at = at();
        const decided_at = new Date(created_at.getTime() + dice(300) * minute);
        const done = { decision: of(['dismissed', 'removed', 'gone'], ''), decided_at, concluded_at: decided_at };
        return { about: `p:${pid}`, tid: 1, pid, uid: uid(), country_fid: country_fid(), created_at, ...done };
      }),
    )
    .returning(['id', 'about', 'created_at'])
    .execute();
  const reports = cases.map(({ id, about, created_at }) => {
    const why = { reason: of(['spam', 'fraud', 'insult'], ''), note: '' };
    return { case_id: id, about, uid: uid(), ...why, created_at };
  });
  await db.insertInto('reports.reports').values(reports).execute();
  const bugs = many((tid) => {
    const [created_at, whose] = [at(), { fid: 2, country_fid: country_fid(), authorid: uid() }];
    return { tid: 9_000_000 + tid, ...whose, created_at, active_at: created_at, finished_at: created_at };
  });
  await db.insertInto('threads.bug_reports').values(bugs).execute();
  const answers = bugs.map(({ tid, country_fid: where, created_at }) => ({
    ...{ tid, uid: uid(), act: 'answer', status: 4, country_fid: where },
    ...{ in_time: of([true, false, null], null), created_at: new Date(created_at.getTime() + dice(3000) * minute) },
  }));
  await db.insertInto('bugs.history').values(answers).execute();
}

async function writeCreatorsAndDraws(db: Db, busy: BusyDays): Promise<void> {
  const { dice, at, uid, country_fid, of } = chance(busy);
  const applications = many(() => ({ uid: uid(), message: '', status: of(['granted', 'refused'], ''), sent_at: at() }));
  await db.insertInto('creator.applications').values(applications).execute();
  const months = many((rank) => ({
    ...{ uid: 7_000_000 + rank, month: '2026-10-01', country_fid: country_fid(), points: 1, rank },
    ...{ amount: dice(900), status: of(['paid', 'barred'], ''), paid_at: at() },
  }));
  await db.insertInto('creator.months').values(months).execute();
  const entries = many((drawid) => ({
    ...{ drawid, uid: uid(), ticket: 1, weight: dice(3), salt: Buffer.from('salt'), entered_at: at() },
  }));
  await db.insertInto('draw.entries').values(entries).execute();
  const picks = many((place) => ({
    ...{ drawid: 1, place, prizeid: 1, ticket: place, uid: uid(), country_fid: country_fid() },
    ...{ state: of(['won', 'passed'], ''), proposed_at: at(), decided_at: at() },
  }));
  await db.insertInto('draw.picks').values(picks).execute();
}
