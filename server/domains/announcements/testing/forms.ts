import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';
import type { Writer } from '../../../../tests/support/forum.ts';

const words = Object.fromEntries(
  ['title', 'text'].flatMap((word) => ['en', 'fr', 'hi'].map((language) => [`${word}_${language}`, 'Open again'])),
);

/** The forms of what operators say to everybody, and of dismissing it. */
export function forms({ api, db, member }: FormSite): Record<string, FormCase> {
  // Whoever is barred has drafts to send, too: another operator wrote them.
  let writer: Promise<Writer> | undefined;
  const written = () => {
    writer ??= member({ groupid: 1 });
    return writer;
  };
  const audited = ({ uid }: { uid: number }) =>
    rowsOf(db.selectFrom('moderation.audit').where('actor_uid', '=', uid).selectAll());
  /** What each form is about, by who sends it. */
  const about = new Map<number, { id: number; version: number }>();
  const to = () => Math.floor(Date.now() / 1000) + 86_400;
  const noticed = (uid: number) => about.get(uid) ?? { id: 0, version: 0 };
  const acting = (
    name: string,
    part: string,
    fields: (of: { id: number; version: number }) => Record<string, string | number>,
  ): FormCase => ({
    as: { groupid: 1 },
    ready: async (who) => {
      const { id, version } = name.endsWith('campaign')
        ? (await api.must('announcements.save-campaign', words, await written())).data
        : (await api.must('announcements.save', { ...words, to: to() }, await written())).data;
      about.set(who.uid, { id, version });
    },
    fields: ({ uid }) => ({
      ...Object.fromEntries(Object.entries(fields(noticed(uid))).map(([field, value]) => [`${field}@${part}`, value])),
      _of: part,
    }),
    done: audited,
  });
  const number = ({ id }: { id: number }) => ({ id });
  return {
    'announcements.dismiss': {
      ready: async ({ uid }) => {
        const { id } = await db
          .insertInto('announcements.announcements')
          .values({ kind: 'announcement', place: 'home', priority: 1, dismissible: true, created_at: new Date() })
          .returning('id')
          .executeTakeFirstOrThrow();
        about.set(uid, { id, version: 1 });
      },
      fields: ({ uid }) => ({ id: noticed(uid).id }),
      done: ({ uid }) => rowsOf(db.selectFrom('announcements.dismissals').where('uid', '=', uid).selectAll()),
    },
    'announcements.save': acting('save', 'announcement', () => words),
    'announcements.plan': acting('plan', 'plan', (of) => ({ ...of })),
    'announcements.end': acting('end', 'end', number),
    'announcements.try': acting('try', 'try', number),
    'announcements.save-campaign': acting('save-campaign', 'campaign', () => words),
    'announcements.try-campaign': acting('try-campaign', 'tryCampaign', number),
    'announcements.plan-campaign': acting('plan-campaign', 'planCampaign', (of) => ({ ...of })),
    'announcements.stop-campaign': acting('stop-campaign', 'stop', number),
    'announcements.save-switch': acting('save-switch', 'switch', () => ({
      ...{ name: 'announcements.campaigns', mode: 'on', version: 0, reason: 'as it was' },
    })),
    'announcements.set-read-only': acting('set-read-only', 'readOnly', () => ({
      on: 0,
      version: 0,
      reason: 'as it was',
    })),
  };
}
