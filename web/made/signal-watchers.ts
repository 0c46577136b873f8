// Made by `npm run lists` of what the domains declare: change it there.
import { tasksSignalWatchers } from '../features/tasks/signal-watchers.ts';
import type { SignalWatcher } from '../realtime/signal-watcher.ts';

export const signalWatchers: readonly SignalWatcher[] = [...tasksSignalWatchers];
