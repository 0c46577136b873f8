export { HomeAnnounced, OnTopOfPage } from './components/placed.tsx';
export { AnnouncementForm } from './console/AnnouncementForm.tsx';
export { AnnouncementsOffice } from './console/AnnouncementsOffice.tsx';
export { oneOf } from './console/asked.ts';
export { ReadOnlyOffice } from './console/ReadOnlyOffice.tsx';
export { SwitchesOffice } from './console/SwitchesOffice.tsx';
export { whatIsShown } from './shown.ts';
