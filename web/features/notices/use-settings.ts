import { useRef, useState } from 'react';
import type { NoticeSort } from '../../../contract/domains/notices/limits.ts';
import { showFailure } from '../../api/show-failure.ts';
import { showToast } from '../../design/toasts.ts';
import { type FieldWords, otherChangesText } from '../../texts/other-changes.ts';
import { useT } from '../../texts/texts.tsx';
import { saveSettings } from './mutations.ts';
import type { NoticeSettings } from './queries.ts';

type SortList = 'muted' | 'push_muted';

/** A list with a sort in it, or without. */
export const withSort = (list: readonly NoticeSort[], sort: NoticeSort, inIt: boolean): NoticeSort[] =>
  inIt ? [...new Set([...list, sort])] : list.filter((each) => each !== sort);

const fieldTexts: Record<keyof NoticeSettings, string> = {
  muted: 'notices.settings.site',
  push_muted: 'notices.settings.pushSorts',
  quiet: 'notices.settings.quiet',
  quiet_from: 'notices.settings.quietFrom',
  quiet_to: 'notices.settings.quietTo',
  digest: 'notices.settings.digest',
};

/**
 * Each switch is saved as it is turned, one after the other, and turned back when the server refuses. What another device
 * set meanwhile is said, and stands.
 */
export function useNoticeSettings(first: NoticeSettings) {
  const t = useT();
  const [settings, setSettings] = useState(first);
  /** As the server last sent them. */
  const stand = useRef(first);
  const queue = useRef<{ end: Promise<void>; waiting: number }>({ end: Promise.resolve(), waiting: 0 });
  const words: FieldWords = (field, value) => ({
    field: t(fieldTexts[field as keyof NoticeSettings]),
    value: field === 'quiet_from' || field === 'quiet_to' ? String(value) : undefined,
  });
  const save = async (fields: Partial<NoticeSettings>): Promise<void> => {
    try {
      const { data, msg } = await saveSettings({ ...fields, seen: stand.current });
      const { meanwhile, ...saved } = data;
      stand.current = saved;
      showToast({ text: otherChangesText(t, meanwhile, words) ?? msg });
    } catch (error) {
      showFailure(error);
    } finally {
      queue.current.waiting -= 1;
      if (queue.current.waiting === 0) setSettings(stand.current);
    }
  };
  const change = (fields: Partial<NoticeSettings>): Promise<void> => {
    setSettings((now) => ({ ...now, ...fields }));
    queue.current.waiting += 1;
    queue.current.end = queue.current.end.catch(() => undefined).then(() => save(fields));
    return queue.current.end;
  };
  const setNotified = (list: SortList, sort: NoticeSort, on: boolean): Promise<void> =>
    change({ [list]: withSort(settings[list], sort, !on) });
  return { settings, change, setNotified };
}
