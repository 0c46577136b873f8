import type { ShownEverywhere } from '../../../../contract/domains/announcements/shapes.ts';
import type { TestAppOptions } from '../../../../tests/support/app.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';

export const words = {
  title_en: 'The store rests on Sunday',
  title_fr: 'La boutique se repose dimanche',
  title_hi: 'रविवार को स्टोर बंद है',
  text_en: 'Orders go out again on Monday.',
  text_fr: 'Les commandes repartent lundi.',
  text_hi: 'ऑर्डर सोमवार से फिर जाएँगे।',
};

interface From {
  country?: number;
  language?: string;
  who?: Writer;
}

/** The product with an operator who announces things. */
export async function testAnnouncements(options?: TestAppOptions) {
  const forum = await testForum(options);
  const { api, clock, member } = forum;
  const operator = await member({ groupid: 1 });
  /** So many seconds from now. */
  const inSeconds = (seconds: number): number => unixSeconds(clock.now()) + seconds;
  const save = async (fields: object = {}) =>
    (await api.must('announcements.save', { ...words, to: inSeconds(7200), ...fields }, operator)).data;
  return {
    ...forum,
    operator,
    inSeconds,
    save,
    /** Saves one and plans it. */
    announce: async (fields: object = {}) => {
      const { id, version } = await save(fields);
      return (await api.must('announcements.plan', { id, version }, operator)).data;
    },
    /** What a page of Nigeria has on it beside its own. */
    shown: async ({ country = 188, language = 'en', who }: From = {}): Promise<ShownEverywhere> =>
      (await api.must('announcements.shown', { country }, { language, ...(who && { token: who.token }) })).data,
    readOnly: async (on: 0 | 1, fields: object = {}) => {
      const { version } = (await api.must('announcements.read-only', {}, operator)).data;
      const input = { on, note_en: 'We move to a bigger machine.', version, reason: 'we move', ...fields };
      return (await api.must('announcements.set-read-only', input, operator)).data;
    },
    switchTo: async (name: string, mode: 'off' | 'on' | 'some', fields: object = {}) => {
      const { list } = (await api.must('announcements.switches', {}, operator)).data;
      const version = list.find((each) => each.name === name)?.version ?? 0;
      const input = { name, mode, version, reason: 'we try it', ...fields };
      return (await api.must('announcements.save-switch', input, operator)).data;
    },
  };
}
