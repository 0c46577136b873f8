import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../../api/wire.ts';
import { givenTo, mounted } from '../../../testing/mounted.tsx';
import { member } from '../../../testing/rendered.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { CampaignForm } from './CampaignForm.tsx';
import { draftOf } from './campaign-draft.ts';
import { SendBar } from './SendBar.tsx';
import { useAudience } from './use-audience.ts';
import { useSending } from './use-sending.ts';

/** What the server was asked, which refuses to plan and has saved a draft each time under another version. */
function refusingToPlan() {
  const sent: { call: string; key: string | null; id: number; version: number }[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    const { id, version } = JSON.parse(String(body));
    sent.push({
      call: url,
      key: new Headers(headers).get('idempotency-key'),
      id: Number(id),
      version: Number(version),
    });
    return url.endsWith('/plan')
      ? Response.json({ status: 0, code: 1, msg: 'Another end, please', error: 'announcements.times' })
      : Response.json({ status: 1, code: 0, msg: '', data: { id: 9, version: Number(version) + 1 } });
  });
  return sent;
}

test('what was refused is tried again under another key, in the version that it was saved in', async () => {
  const draft = {};
  const saved: { id: number; version: number; key: string }[] = [];
  const save = async (as: (typeof saved)[number]) => {
    saved.push(as);
    return { id: 9, version: as.version + 1 };
  };
  const refused = new ApiRefusal({
    ...{ name: 'announcements.times', msg: 'Another end', code: 1, http: 200, issues: [], extra: {} },
  });
  const { act, now } = await mounted(() => useSending({ draft, saved: undefined, save }), { country: 'ng' });
  for (const _ of [1, 2]) await act(({ run }) => run(() => Promise.reject(refused), '/'));
  expect(saved.map(({ id, version }) => [id, version])).toEqual([
    [0, 0],
    [9, 1],
  ]);
  expect(new Set(saved.map(({ key }) => key)).size).toBe(2);
  expect(now().words).toBe('Another end');
});

const forms = {
  announcement: () => AnnouncementForm({}),
  campaign: () => CampaignForm({ audience: null }),
};

test.each(Object.entries(forms))(
  'of the form %s: a draft that a refused plan saved is saved no second time',
  async (_, form) => {
    const sent = refusingToPlan();
    const { act, now } = await mounted(form, { country: 'ng', viewer: member });
    const bar = () => givenTo(now(), SendBar)[0] ?? expect.fail('there is no bar');
    await act(() => bar().plan());
    await act(() => bar().save.onAct());
    const saves = sent.filter(({ call }) => !call.endsWith('/plan'));
    expect(saves.map(({ id, version }) => [id, version])).toEqual([
      [0, 0],
      [9, 1],
    ]);
    expect(new Set(saves.map(({ key }) => key)).size).toBe(2);
  },
);

test('days that are none are said to keep people from being counted', async () => {
  vi.useFakeTimers();
  const refused = { status: 0, code: 1, msg: 'A number, please', error: 'wire.bad_input', issues: [] };
  vi.stubGlobal('fetch', async () => Response.json(refused));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { act, now } = await mounted(
    () => {
      const [draft, write] = useState(draftOf(undefined));
      return { counted: useAudience(draft, null), write };
    },
    { country: 'ng' },
  );
  expect(now().counted).toBe('counting');
  await act(({ write }) => write({ ...draftOf(undefined), here_days: 'abc' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(now().counted).toBe('uncounted');
});
