import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';
import type { Writer } from '../../../../tests/support/forum.ts';
import { address, addressed, drawn, proposed, unclaimed } from './calls.ts';
import { namedPrize, sentDraw } from './draws.ts';

type Scene = Parameters<typeof drawn>[0];
type Sent = Record<string, string | number>;

/** The forms of draws. */
export function forms({ api, db, member }: FormSite): Record<string, FormCase> {
  const about = new Map<number, Sent>();
  const of = ({ uid }: Writer): Sent => about.get(uid) ?? { drawid: 999_999 };
  const scene = async (): Promise<Scene> => ({ api, db, member, operator: await member({ groupid: 1 }) });
  const audited = ({ uid }: Writer) =>
    rowsOf(db.selectFrom('moderation.audit').where('actor_uid', '=', uid).selectAll());
  const planned = async (): Promise<Sent> => {
    const { operator } = await scene();
    const { drawid, version } = (await api.must('draw.save', sentDraw(Math.floor(Date.now() / 1000)), operator)).data;
    const { data } = await api.must('draw.save-prize', { ...namedPrize('Phone', 1), drawid, version }, operator);
    return { drawid, version: data.version };
  };
  /** An operator's form about a draw that stands as it has to. */
  const acting = (stand: () => Promise<Sent>, fields: (about: Sent) => Sent = (sent) => sent): FormCase => ({
    as: { groupid: 1 },
    ready: async ({ uid }) => void about.set(uid, await stand()),
    fields: (who) => fields(of(who)),
    done: audited,
  });
  const only = async (standing: Promise<{ drawid: number }>): Promise<Sent> => ({ drawid: (await standing).drawid });
  return {
    'draw.save': acting(
      async () => ({}),
      () => sentDraw(Math.floor(Date.now() / 1000)),
    ),
    'draw.save-prize': acting(planned, (sent) => ({ ...namedPrize('Watch', 2), ...sent })),
    'draw.remove': acting(planned),
    'draw.seal': acting(planned),
    'draw.exclude': {
      ...acting(planned),
      fields: (who) => ({ drawid: of(who).drawid ?? 0, member: who.uid, reason: 'Works for the shop' }),
    },
    'draw.pass-over': acting(
      async () => only(freed(proposed(await scene()))),
      (sent) => ({ ...sent, reason: 'Two accounts' }),
    ),
    'draw.publish': acting(async () => only(drawn(await scene()))),
    'draw.redraw': acting(async () => unclaimed(await scene())),
    'draw.sent': acting(async () => addressed(await scene())),
    'draw.end-token': acting(async () => ({})),
    'draw.give-address': {
      ready: async (who) => {
        const { drawid } = await drawn(await scene());
        await db.updateTable('draw.picks').set({ uid: who.uid }).where('drawid', '=', drawid).execute();
        about.set(who.uid, { drawid, place: 1 });
      },
      fields: (who) => ({ ...address, ...of(who) }),
      done: ({ uid }) =>
        rowsOf(db.selectFrom('draw.picks').where('uid', '=', uid).where('address_at', 'is not', null).select('pickid')),
    },
  };

  /** Another operator's minutes are over. */
  async function freed<T extends { drawid: number }>(standing: Promise<T>): Promise<T> {
    const draw = await standing;
    await db
      .updateTable('draw.draws')
      .set({ drawing_until: new Date(0) })
      .where('drawid', '=', draw.drawid)
      .execute();
    return draw;
  }
}
