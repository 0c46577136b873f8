export { ProfileTabs } from './components/ProfileTabs.tsx';
export { ThisDevice } from './components/ThisDevice.tsx';
export { UcenterSide, UcenterTabs, useUcenterPage } from './components/UcenterNav.tsx';
export { profilePath, type Whose, whoseProfile } from './whose.ts';
