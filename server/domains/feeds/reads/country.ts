import type { feedsCalls } from '../../../../contract/domains/feeds/calls.ts';
import { countries, countryOfFid, globalFid } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';
import { alike } from '../../../platform/reading/parted.ts';
import { refuseField } from '../../../platform/refusal.ts';
import type { HereNow } from '../../countries/index.ts';
import { countMembers } from '../../members/index.ts';
import { latestAuthors, readersOf, type Shown } from '../../threads/index.ts';
import { readsScope } from './reads-scope.ts';

interface CountryDeps {
  people: Pick<Shown, 'members'>;
  here: HereNow;
  clock: () => Date;
}

const faces = 4;
/** So many of the newest threads' writers are looked at: not everybody wears a picture. */
const looked = 40;
/** Millions are counted; nobody minds how many joined in the last minutes. */
const countedMilliseconds = 10 * 60_000;

/** A country at a glance: its members, some of their faces, and who is there now. */
export const country = ({ people, here, clock }: CountryDeps) => {
  const members = createMemberCount(clock);
  return alike<(typeof feedsCalls)['feeds.country']>()(async (ctx, { country_fid: countryFid }) => {
    if (!countryOfFid(countryFid)) return refuseField('country_fid');
    readsScope(ctx, countryFid);
    const reader = readersOf(ctx);
    const [counted, present, writers] = await Promise.all([
      members(ctx.db, countryFid),
      here.count(ctx.db, countryFid),
      latestAuthors(ctx.db, { countryFid }, { reader, limit: looked }),
    ]);
    const seen = writers.filter((uid) => ctx.whyHidden(uid) === undefined).sort((a, b) => a - b);
    const cards = [...(await people.members(ctx.db, seen)).values()];
    const shown = cards
      .filter(({ avatar, countryFid: from }) => avatar !== '' && (countryFid === globalFid || from === countryFid))
      .slice(0, faces);
    for (const { uid } of shown) ctx.reads(`u:${uid}`);
    return {
      members: counted,
      here: present,
      faces: shown.map(({ uid, username, avatar }) => ({ uid, username, avatar })),
    };
  });
};

/** Counts a country's members anew every few minutes; 293 has those of all. */
function createMemberCount(clock: () => Date): (db: Db, countryFid: number) => Promise<number> {
  const known = new Map<number, { at: number; members: number }>();
  return async (db, countryFid) => {
    const at = clock().getTime();
    const before = known.get(countryFid);
    if (before && Math.abs(at - before.at) < countedMilliseconds) return before.members;
    const fids = countryFid === globalFid ? countries.map(({ fid }) => fid) : [countryFid];
    const members = await countMembers(db, fids);
    known.set(countryFid, { at, members });
    return members;
  };
}
