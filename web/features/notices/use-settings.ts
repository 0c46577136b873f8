import { useState } from 'react';
import type { NoticeSort } from '../../../contract/domains/notices/limits.ts';
import { showToast } from '../../design/toasts.ts';
import { showFailure } from '../../lib/show-failure.ts';
import { saveSettings } from './mutations.ts';
import type { NoticeSettings } from './queries.ts';

export type SortList = 'muted' | 'push_muted';

/** A list with a sort in it, or without. */
export const withSort = (list: readonly NoticeSort[], sort: NoticeSort, inIt: boolean): NoticeSort[] =>
  inIt ? [...new Set([...list, sort])] : list.filter((each) => each !== sort);

/** Each switch is saved as it is turned, and turned back when the server refuses. */
export function useNoticeSettings(first: NoticeSettings) {
  const [settings, setSettings] = useState(first);
  const change = async (fields: Partial<NoticeSettings>): Promise<void> => {
    const before = settings;
    setSettings({ ...settings, ...fields });
    try {
      const { data, msg } = await saveSettings(fields);
      setSettings(data);
      showToast({ text: msg });
    } catch (error) {
      setSettings(before);
      showFailure(error);
    }
  };
  const tell = (list: SortList, sort: NoticeSort, told: boolean): Promise<void> =>
    change({ [list]: withSort(settings[list], sort, !told) });
  return { settings, change, tell };
}
