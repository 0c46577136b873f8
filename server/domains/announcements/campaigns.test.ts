import { beforeEach, describe, expect, test } from 'vitest';
import type { CallerInputOf } from '../../../contract/call.ts';
import type { announcementsCalls } from '../../../contract/domains/announcements/calls.ts';
import { campaignLimits } from '../../../contract/domains/announcements/limits.ts';
import { countryOfFid } from '../../../contract/primitives/countries.ts';
import type { Writer } from '../../../tests/support/forum.ts';
import { testAnnouncements, words } from './testing/announcements-site.ts';

const site = await testAnnouncements({ env: { PUBLIC_URL: 'http://localhost:9999' } });
const { api, clock, db, inSeconds, member, operator, runTask, settle } = site;

type Fields = Partial<CallerInputOf<(typeof announcementsCalls)['announcements.save-campaign']>>;

/** A place that nobody lives in before a test says so. */
const [kenya, ghana, zambia, tanzania, russia, elsewhere, india] = [207, 220, 772, 217, 222, 206, 210];

/** Noon of a country, so that no quiet hours hold. */
function toClock(fid: number, hour: number): void {
  const zone = countryOfFid(fid)?.timeZone ?? 'UTC';
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const [h, m] = parts.format(clock.now()).split(':').map(Number);
  const minutes = (hour * 60 - ((h ?? 0) * 60 + (m ?? 0)) + 1440) % 1440;
  clock.advance(minutes * 60);
}

const save = async (fields: Fields = {}) =>
  (await api.must('announcements.save-campaign', { ...words, ...fields }, operator)).data;
const plan = async (fields: Fields = {}, at = 0) => {
  const { id, version } = await save(fields);
  return (await api.must('announcements.plan-campaign', { id, version, at }, operator)).data;
};
const campaignOf = async (id: number) => {
  const { list } = (await api.must('announcements.campaigns', {}, operator)).data;
  return list.find((each) => each.id === id);
};
/** Runs the job until nothing is due. */
const send = async (id: number, times = 3) => {
  for (let i = 0; i < times; i += 1) await runTask('announcements.send-campaign', { id });
  await settle();
};
const gotBy = async ({ uid }: Writer) =>
  db
    .selectFrom('notices.notices')
    .select(['kind', 'facts'])
    .where('uid', '=', uid)
    .where('kind', '=', 'campaign')
    .execute();
const bar = ({ uid }: Writer) =>
  api.must('moderation.ban-user', { ban_uid: uid, bannew: 5, banexpirynew: 30, reason: 'spam' }, operator);
const mute = (who: Writer) => api.must('notices.save-settings', { muted: 'campaign' }, who);

beforeEach(async () => {
  await site.forgetLimits();
  await db.deleteFrom('announcements.recipients').execute();
  toClock(kenya, 12);
});

describe('a campaign', () => {
  test('reaches those who are meant and didn’t switch it off, each once, and says how many', async () => {
    const [ada, bola, chidi, deb] = [
      await member({ countryFid: kenya }),
      await member({ countryFid: kenya }),
      await member({ countryFid: kenya }),
      await member({ countryFid: ghana }),
    ];
    await mute(chidi);
    const { id, state } = await plan({ countries: [kenya], url: '/photos?order=new#top' });
    expect(state).toBe('planned');
    await send(id);
    for (const who of [ada, bola])
      expect(await gotBy(who)).toMatchObject([
        { kind: 'campaign', facts: { path: `/photos?order=new&campaign=${id}#top` } },
      ]);
    expect([await gotBy(chidi), await gotBy(deb)]).toEqual([[], []]);
    expect(await campaignOf(id)).toMatchObject({
      state: 'sent',
      sent: { count: 0, few: 1 },
      opened: { count: 0, few: 0 },
    });
    const { list } = (await api.must('notices.list', { type: 'systems' }, { token: ada.token, language: 'fr' })).data;
    expect(list[0]).toMatchObject({ note: words.title_fr, quote: words.text_fr, sort: 'campaign' });
  });

  test('reaches nobody who was barred since it was planned', async () => {
    const [ada, bola] = [await member({ countryFid: elsewhere }), await member({ countryFid: elsewhere })];
    toClock(elsewhere, 12);
    const { id } = await plan({ countries: [elsewhere] });
    await bar(bola);
    await send(id);
    expect([(await gotBy(ada)).length, (await gotBy(bola)).length]).toEqual([1, 0]);
  });

  test('is opened once by whoever got it, and by nobody else', async () => {
    const there = await Promise.all(Array.from({ length: 5 }, () => member({ countryFid: zambia })));
    const other = await member({ countryFid: ghana });
    const { id } = await plan({ countries: [zambia] });
    await send(id);
    for (const who of [...there, there[0], other]) if (who) await api.must('announcements.opened', { id }, who);
    expect(await campaignOf(id)).toMatchObject({ sent: { count: 5, few: 0 }, opened: { count: 5, few: 0 } });
  });

  test('at most two reach a member within a week, however many are sent at once', async () => {
    const ada = await member({ countryFid: tanzania });
    const all = [];
    for (let i = 0; i < 4; i += 1) all.push(await plan({ countries: [tanzania] }));
    await Promise.all(all.map(({ id }) => runTask('announcements.send-campaign', { id })));
    await settle();
    expect(await gotBy(ada)).toHaveLength(2);
    const rows = await db
      .selectFrom('announcements.recipients')
      .select(['left_out'])
      .where('uid', '=', ada.uid)
      .execute();
    expect(rows.filter(({ left_out }) => left_out)).toHaveLength(2);
    await site.daysLater(campaignLimits.weekDays + 1, async () => {
      toClock(tanzania, 12);
      const { id } = await plan({ countries: [tanzania] });
      await send(id);
      expect(await gotBy(ada)).toHaveLength(3);
    });
  });

  test('waits for the end of the quiet hours where its receiver lives, or that they set', async () => {
    const [ada, bola] = [await member({ countryFid: ghana }), await member({ countryFid: ghana })];
    // Of so many who got it the list would say how many, were they counted among those who wait.
    const others = await Promise.all(Array.from({ length: 4 }, () => member({ countryFid: ghana })));
    for (const awake of [bola, ...others])
      await api.must('notices.save-settings', { quiet: 1, quiet_from: '12:00', quiet_to: '13:00' }, awake);
    toClock(ghana, 23);
    const { id } = await plan({ countries: [ghana] });
    await send(id);
    expect([(await gotBy(ada)).length, (await gotBy(bola)).length]).toEqual([0, 1]);
    expect(await campaignOf(id)).toMatchObject({ state: 'sending', waiting: { count: 0, few: 1 } });
    toClock(ghana, 7);
    clock.advance(60);
    await send(id);
    expect([(await gotBy(ada)).length, (await gotBy(bola)).length]).toEqual([1, 1]);
    expect(await campaignOf(id)).toMatchObject({ state: 'sent', waiting: { count: 0, few: 0 } });
  });

  test('waits also where quiet hours began after its receiver was chosen, and leaves out who isn’t meant any more', async () => {
    const [ada, bola, chidi] = [
      await member({ countryFid: russia }),
      await member({ countryFid: russia }),
      await member({ countryFid: russia }),
    ];
    toClock(russia, 12);
    const { id } = await plan({ countries: [russia] });
    // As after hours of read-only mode: chosen by day, and none of them sent to.
    await db
      .insertInto('announcements.recipients')
      .values([ada, bola, chidi].map(({ uid }) => ({ campaign: id, uid, due_at: clock.now() })))
      .execute();
    await db.updateTable('announcements.campaigns').set({ chosen: true }).where('id', '=', id).execute();
    await api.must('notices.save-settings', { quiet: 1, quiet_from: '12:00', quiet_to: '13:00' }, bola);
    await db.updateTable('accounts.members').set({ country_fid: ghana }).where('uid', '=', chidi.uid).execute();
    toClock(russia, 23);
    await send(id);
    expect([(await gotBy(ada)).length, (await gotBy(bola)).length, (await gotBy(chidi)).length]).toEqual([0, 1, 0]);
    expect((await campaignOf(id))?.state).toBe('sending');
    toClock(russia, 7);
    clock.advance(60);
    await send(id);
    expect([(await gotBy(ada)).length, (await gotBy(bola)).length, (await gotBy(chidi)).length]).toEqual([1, 1, 0]);
    expect((await campaignOf(id))?.state).toBe('sent');
  });

  test('a job that is run twice at once, or again after a crash, sends nobody a second one', async () => {
    const there = await Promise.all(Array.from({ length: 6 }, () => member({ countryFid: 215 })));
    const { id } = await plan({ countries: [215] });
    await Promise.all([1, 2, 3].map(() => runTask('announcements.send-campaign', { id })));
    await send(id);
    for (const who of there) expect(await gotBy(who)).toHaveLength(1);
  });

  test('goes on after the last member of each batch, until all are chosen', async () => {
    const most = campaignLimits.batch + 3;
    await db
      .insertInto('accounts.members')
      .values(
        Array.from({ length: most }, (_, at) => ({
          ...{ username: `batched${at}`, country_fid: 331, password_hash: '', created_at: clock.now() },
        })),
      )
      .execute();
    const { id } = await plan({ countries: [331] });
    await runTask('announcements.send-campaign', { id });
    expect(await campaignOf(id)).toMatchObject({ state: 'sending', sent: { count: campaignLimits.batch } });
    await send(id);
    expect(await campaignOf(id)).toMatchObject({ state: 'sent', sent: { count: most } });
  });

  test('is stopped: nobody gets it from then on', async () => {
    const ada = await member({ countryFid: 332 });
    const { id } = await plan({ countries: [332] });
    expect((await api.must('announcements.stop-campaign', { id }, operator)).data.state).toBe('stopped');
    await send(id);
    expect(await gotBy(ada)).toEqual([]);
    expect((await api.call('announcements.stop-campaign', { id }, operator)).error).toBe('announcements.campaign_over');
  });

  test('is not sent before its moment', async () => {
    const ada = await member({ countryFid: 213 });
    const { id } = await plan({ countries: [213] }, inSeconds(3600));
    await send(id);
    expect([await gotBy(ada), (await campaignOf(id))?.state]).toEqual([[], 'planned']);
    clock.advance(3601);
    await send(id);
    expect(await gotBy(ada)).toHaveLength(1);
  });

  test('goes by e-mail to proven addresses of who didn’t switch it off, with where it leads and where that is', async () => {
    const [ada, bola, chidi] = [
      await member({ countryFid: 212 }),
      await member({ countryFid: 212 }),
      await member({ countryFid: 212 }),
    ];
    await mute(chidi);
    for (const [{ uid }, email_verified_at] of [
      [ada, clock.now()],
      [bola, null],
      [chidi, clock.now()],
    ] as const)
      await db
        .updateTable('accounts.members')
        .set({ email: `m${uid}@mail.example`, email_verified_at })
        .where('uid', '=', uid)
        .execute();
    const { id } = await plan({ countries: [212], channel: 'email', url: '/tasks' });
    await send(id);
    const mails = await db
      .selectFrom('platform.mail_outbox')
      .selectAll()
      .where('recipient', 'like', 'm%@mail.example')
      .execute();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [`m${ada.uid}@mail.example`, words.title_fr],
    ]);
    expect(mails[0]?.body_text).toContain(`/ma/tasks?campaign=${id}`);
    expect(mails[0]?.body_text).toContain('Ne plus recevoir de campagnes');
    expect(await gotBy(ada)).toEqual([]);
  });

  test('is sent to oneself, and counts among nobody’s of the week', async () => {
    const { id } = await save({ channel: 'push' });
    await api.must('announcements.try-campaign', { id }, operator);
    await settle();
    expect(await gotBy(operator)).toMatchObject([{ kind: 'campaign', facts: { pushed: 1 } }]);
    expect(await db.selectFrom('announcements.recipients').selectAll().where('campaign', '=', id).execute()).toEqual(
      [],
    );
    expect((await campaignOf(id))?.state).toBe('draft');
  });
});

describe('whom it would reach', () => {
  const audience = async (fields: object) => (await api.must('announcements.audience', fields, operator)).data;

  test('is counted with those who switched it off; fewer than five are not', async () => {
    const there = await Promise.all(Array.from({ length: 7 }, () => member({ countryFid: 208 })));
    expect(await audience({ countries: [208] })).toEqual({
      receivers: { count: 5, few: 0 },
      switched_off: { count: 0, few: 0 },
    });
    for (const who of there.slice(0, 3)) await mute(who);
    expect(await audience({ countries: [208] })).toEqual({
      receivers: { count: 0, few: 1 },
      switched_off: { count: 0, few: 1 },
    });
  });

  test('says so in fives, so that nobody is found by narrowing it, and counts nobody who is barred', async () => {
    const [first] = await Promise.all(Array.from({ length: 10 }, () => member({ countryFid: india })));
    const receivers = async () => (await audience({ countries: [india] })).receivers.count;
    expect(await receivers()).toBe(10);
    await bar(first!);
    expect(await receivers()).toBe(5);
  });

  test('counts who is barred and switched it off as neither', async () => {
    const there = await Promise.all(Array.from({ length: 10 }, () => member({ countryFid: 211 })));
    for (const who of there.slice(0, 5)) {
      await mute(who);
      await bar(who);
    }
    expect(await audience({ countries: [211] })).toEqual({
      receivers: { count: 5, few: 0 },
      switched_off: { count: 0, few: 0 },
    });
  });

  test('is narrowed by language, days here, days since joining, and creators', async () => {
    const there = await Promise.all(
      Array.from({ length: 6 }, (_, at) => member({ countryFid: 209, days: at === 0 ? 1 : 100 })),
    );
    expect((await audience({ countries: [209], languages: ['fr'] })).receivers.count).toBe(0);
    expect((await audience({ countries: [209], languages: ['en'] })).receivers.count).toBe(5);
    expect((await audience({ countries: [209], joined_days: 7 })).receivers.few).toBe(1);
    await db.updateTable('accounts.members').set({ is_creator: true }).where('country_fid', '=', 209).execute();
    expect((await audience({ countries: [209], creators: 1 })).receivers.count).toBe(5);
    const last_day = clock.now().toISOString().slice(0, 10);
    for (const { uid } of there.slice(0, 5))
      await db
        .insertInto('accounts.activity')
        .values({ uid, last_day, days: 1 })
        .onConflict((c) => c.column('uid').doUpdateSet({ last_day }))
        .execute();
    await db
      .deleteFrom('accounts.activity')
      .where('uid', '=', there[5]?.uid ?? 0)
      .execute();
    expect((await audience({ countries: [209], here_days: 30 })).receivers.count).toBe(5);
  });
});

describe('what is refused', () => {
  test('a title that a phone would cut, another site’s page, a moment that has been, words that are missing', async () => {
    const saved = (fields: object) => api.call('announcements.save-campaign', { ...words, ...fields }, operator);
    expect((await saved({ title_en: 'x'.repeat(campaignLimits.title + 1) })).error).toBe('wire.bad_input');
    expect((await saved({ url: 'https://evil.example' })).error).toBe('wire.bad_input');
    expect((await saved({ countries: [5] })).error).toBe('wire.bad_input');
    const planned = async (fields: Fields, at = 0) => {
      const { id, version } = await save(fields);
      return (await api.call('announcements.plan-campaign', { id, version, at }, operator)).error;
    };
    expect(await planned({}, inSeconds(-60))).toBe('announcements.past');
    expect(await planned({ title_fr: '' })).toBe('announcements.language_missing');
    expect(await planned({ title_en: '', title_fr: '', title_hi: '' })).toBe('announcements.empty');
  });

  test('a planned one is changed no more; of two who plan it at once one does', async () => {
    const other = await member({ groupid: 1 });
    const { id, version } = await save({ countries: [222] });
    const answers = await Promise.all(
      [operator, other].map((who) => api.call('announcements.plan-campaign', { id, version }, who)),
    );
    expect(answers.map(({ error }) => error).toSorted()).toEqual(['announcements.campaign_begun', undefined]);
    expect(
      (await api.call('announcements.save-campaign', { ...words, id, version: version + 1 }, operator)).error,
    ).toBe('announcements.campaign_begun');
    expect((await api.call('announcements.stop-campaign', { id: 999_999 }, operator)).error).toBe(
      'announcements.campaign_unknown',
    );
  });
});
