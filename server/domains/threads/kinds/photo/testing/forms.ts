import type { FormCase, FormSite } from '../../../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../../../tests/faults/support/rows-of.ts';
import type { Writer } from '../../../../../../tests/support/forum.ts';

/** The forms of photo boards. */
export function forms({ api, db, member, picture }: FormSite): Record<string, FormCase> {
  const entries = new Map<number, number>();
  const aids = new Map<number, number>();
  const enter = async (writer: Writer, fid = 770): Promise<number> => {
    const entry = { subject: 'A photo of a form', fid, aids: [await picture(writer)], agree: 1 } as const;
    return (await api.must('threads.new-thread-photos', entry, writer)).data.Variables.tid;
  };
  /** Who has no access enters none. */
  const own = (fid: number) => async (who: Writer) => {
    const { ok } = await api.call('threads.drafts', {}, who);
    if (ok) entries.set(who.uid, await enter(who, fid));
  };
  const others = (fid: number) => async (who: Writer) => void entries.set(who.uid, await enter(await member(), fid));
  const of = ({ uid }: Writer): number => entries.get(uid) ?? 1;
  const threads = (tid: number, subject: string) =>
    rowsOf(db.selectFrom('threads.threads').where('tid', '=', tid).where('subject', '=', subject).select('tid'));
  const liked = ({ uid }: Writer) => rowsOf(db.selectFrom('threads.likes').where('uid', '=', uid).selectAll());
  const change = (fid: number): FormCase => ({
    ready: own(fid),
    fields: (who) => ({ tid: of(who), subject: 'Changed by a form' }),
    done: (who) => threads(of(who), 'Changed by a form'),
  });
  const like = (fid: number): FormCase => ({
    ready: others(fid),
    fields: (who) => ({ tid: of(who), like: 1 }),
    done: liked,
  });
  return {
    'threads.new-thread-photos': {
      ready: async (who) => void aids.set(who.uid, await picture(who)),
      fields: ({ uid }) => ({ subject: `Photo ${uid}`, fid: 770, aids: aids.get(uid) ?? 1, agree: 1 }),
      done: ({ uid }) => rowsOf(db.selectFrom('threads.photo_entries').where('authorid', '=', uid).select('tid')),
    },
    'threads.edit-photos': change(770),
    'threads.edit-dream': change(771),
    'threads.like-photo': like(770),
    'threads.like-dream': like(771),
  };
}
