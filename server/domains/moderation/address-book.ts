import type { TagBoard } from '../../platform/cache/tags.ts';
import type { Ctx, Db } from '../../platform/context.ts';
import { utcDay } from '../../platform/days.ts';
import type { WriterGate } from '../../platform/http/writer-gate.ts';
import { refuse } from '../../platform/refusal.ts';
import { mayModerate } from './policy.ts';
import { networksOf } from './rules/networks.ts';
import { isOwnMatter } from './rules/own-matters.ts';
import { bansInForce, bansOfNetworks, noteAddress } from './sql/addresses.ts';

/** Moves when an address is banned, or its ban is lifted. */
export const addressBansTag = 'moderation:address-bans';

/** Bans that are looked at at each write. */
const mostBans = 10_000;
const remembered = 50_000;
const hour = 3_600_000;

interface Deps {
  db: Db;
  tags: Pick<TagBoard, 'position' | 'movedSince'>;
}

/** Looks at each write: whether its address is banned, and from where members write, once an hour for each. */
export function createAddressBook({ db, tags }: Deps): WriterGate {
  const noted = new Map<string, true>();
  const expiryOf = createBanCache(tags);
  return async (call, { actor, asked, now }) => {
    const networks = networksOf(asked.ip);
    if (!networks || isOwnMatter(call)) return;
    const inOffice = actor !== null && mayModerate(actor);
    const bans = inOffice ? undefined : await expiryOf(db, now);
    if (bans && [networks.one, networks.network].some((network) => (bans.get(network) ?? now) > now))
      refuse('wire.address_barred');
    if (actor === null) return;
    const key = `${actor.uid} ${networks.one} ${Math.floor(now.getTime() / hour)}`;
    if (noted.has(key)) return;
    noted.set(key, true);
    if (noted.size > remembered) noted.delete(noted.keys().next().value!);
    await noteAddress(db, { uid: actor.uid, address: networks.one, day: utcDay(now), at: now });
  };
}

/** When each banned network is free again; cached until one is banned or lifted. */
function createBanCache(tags: Deps['tags']) {
  let known: { position: number; bans: ReadonlyMap<string, Date> } | undefined;
  return async (db: Db, now: Date): Promise<ReadonlyMap<string, Date>> => {
    if (known && !tags.movedSince([addressBansTag], known.position)) return known.bans;
    const position = tags.position();
    const rows = await bansInForce(db, now, mostBans);
    known = { position, bans: new Map(rows.map(({ network, expires_at }) => [network, expires_at])) };
    return known.bans;
  };
}

/** Refuses to register from an address that is banned now. */
export async function refuseBarredAddress({ db, asked, now }: Pick<Ctx, 'db' | 'asked' | 'now'>): Promise<void> {
  const networks = networksOf(asked.ip);
  if (networks && (await bansOfNetworks(db, Object.values(networks), now)).length > 0) refuse('wire.address_barred');
}
