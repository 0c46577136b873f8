export { HomeAnnounced, OnTopOfPage } from './components/placed.tsx';
export { AnnouncementForm } from './console/AnnouncementForm.tsx';
export { AnnouncementsOffice } from './console/AnnouncementsOffice.tsx';
export { oneOf } from './console/asked.ts';
export { CampaignForm } from './console/CampaignForm.tsx';
export { CampaignsOffice } from './console/CampaignsOffice.tsx';
export { segmentsOfSaved } from './console/campaign-draft.ts';
export { ReadOnlyOffice } from './console/ReadOnlyOffice.tsx';
export { SwitchesOffice } from './console/SwitchesOffice.tsx';
