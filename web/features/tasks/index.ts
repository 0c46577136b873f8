export { BesideName, MedalsScreen } from './components/MedalsScreen.tsx';
export { NearestMedal } from './components/NearestMedal.tsx';
export { GuestTasks, TasksScreen } from './components/TasksScreen.tsx';
export { WearScreen } from './components/WearScreen.tsx';
export { MedalsConsole } from './console/MedalsConsole.tsx';
export { readMedalsConsole, readTasksConsole } from './console/queries.ts';
export { TasksConsole } from './console/TasksConsole.tsx';
export { readMedalNews, readMedals, readTaskList } from './queries.ts';
