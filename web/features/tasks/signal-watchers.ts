import { quietly } from '../../api/quietly.ts';
import { part } from '../../parts/part.ts';
import type { SignalWatcher } from '../../realtime/signal-watcher.ts';
import { overPage } from '../../session/over-page.ts';
import { askForMedals, isReason } from './medals-asked.ts';

const dialog = part({ for: 'pressed', load: () => import('./components/CongratulateDialog.tsx') });

async function congratulate(): Promise<void> {
  askForMedals();
  const module = await quietly(dialog());
  if (module) overPage.set(() => module.Congratulations);
}

export const tasksSignalWatchers: readonly SignalWatcher[] = [
  (signal) => {
    if (signal.signal === 'notices.unread' && isReason(signal.data.num)) void congratulate();
  },
];
