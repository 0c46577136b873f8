export { ActAppeal } from './components/ActAppeal.tsx';
export { AppealForm } from './components/AppealForm.tsx';
export { BanMember } from './components/BanMember.tsx';
export { Grounds } from './components/Grounds.tsx';
export { ModerateScreen } from './components/ModerateScreen.tsx';
export { RemoveVersion } from './components/RemoveVersion.tsx';
export { WarnScreen } from './components/WarnScreen.tsx';
export { moderationConsole } from './console-pages.ts';
