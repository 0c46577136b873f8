import { showError, showToast } from '../../design/toasts.ts';
import { bugPath } from '../../lib/bug-path.ts';
import { threadPath } from '../../lib/thread-path.ts';
import type { BrowserRouter } from '../../router/browser-router.ts';
import { textsOf } from '../../texts/load.ts';
import { pageLanguage } from '../../texts/page-language.ts';
import { offlinePath } from '../offline-path.ts';
import { dropWaiting } from './queue.ts';
import type { Report } from './send-waiting.ts';
import type { Waiting, WaitingCall } from './waiting.ts';
import { onReportElsewhere } from './waiting-now.ts';

const sorts: Partial<Record<WaitingCall, 'reply' | 'post' | 'message' | 'bug'>> = {
  'threads.new-reply': 'reply',
  'threads.create': 'post',
  'messages.say': 'message',
  'bugs.report': 'bug',
};

/** Where a reply or a post stands once it is sent. */
function placeOf({ call, shown }: Waiting, data: unknown): string {
  const { tid, pid } = data as { tid: number; pid: number };
  if (call === 'bugs.report') return bugPath(tid);
  return shown.of === 0 ? threadPath(tid) : `${shown.page}?pid=${pid}`;
}

/** Says in the page that stands what became of what waited, where nobody shows it in its place. */
export function followReports(router: BrowserRouter): () => void {
  const texts = textsOf(pageLanguage());
  const lead = (to: string) => ({ label: texts.translate('offline.show'), run: () => void router.navigate(to) });
  const show = async ({ item, outcome }: Report): Promise<void> => {
    const what = sorts[item.call];
    // A message that went out is seen in its chat.
    if (outcome.kind === 'sent' && what && what !== 'message')
      showToast({ text: texts.translate(`offline.sent.${what}`), action: lead(placeOf(item, outcome.data)) });
    if (outcome.kind !== 'refused') return;
    if (what) {
      const text = texts.translate(`offline.refused.${what}`, { why: outcome.reason });
      showToast({ text, kind: 'error', action: lead(what === 'post' ? offlinePath : item.shown.page) });
      return;
    }
    // A mark has no words to be saved: the page is shown as it stands on the server.
    await dropWaiting(item.id!);
    showError(outcome.reason);
    await router.revalidate();
  };
  onReportElsewhere((report) => {
    if (document.visibilityState === 'visible') show(report).catch(() => undefined);
  });
  return () => onReportElsewhere(undefined);
}
