export { BugScreen } from './components/BugScreen.tsx';
export { BugsCard } from './components/BugsCard.tsx';
export { BugsScreen, NewestSolved } from './components/BugsScreen.tsx';
export { NewReport, ReportForm, WhatHappensThen } from './components/ReportForm.tsx';
export { BugQueueScreen } from './console/BugQueueScreen.tsx';
export { CatalogueScreen } from './console/CatalogueScreen.tsx';
export { editedReport } from './edited-report.ts';
export { bugsAsked, bugsPath, readAnswerScene, readBugs, readSames } from './queries.ts';
