export { ofBoard, ofContest } from './agreement.ts';
export { AddPage } from './components/AddPage.tsx';
export { AgreementScreen } from './components/AgreementScreen.tsx';
export { PhotosBeside } from './components/Beside.tsx';
export { BoardScreen } from './components/BoardScreen.tsx';
export { ContestScreen } from './components/ContestScreen.tsx';
export { ContestsScreen } from './components/ContestsScreen.tsx';
export { DreamEntriesScreen, DreamsScreen } from './components/DreamsScreen.tsx';
export { EntriesScreen } from './components/EntriesScreen.tsx';
export { JuryScreen } from './components/JuryScreen.tsx';
export { PhotographerScreen } from './components/PhotographerScreen.tsx';
export { namedLists, PhotographersScreen, PhotographyScreen, PhotosScreen } from './components/PhotographyScreens.tsx';
export { PhotosCard } from './components/PhotosCard.tsx';
export { CategoriesOffice } from './console/CategoriesOffice.tsx';
export { ContestOffice } from './console/ContestOffice.tsx';
export { ContestsOffice } from './console/ContestsOffice.tsx';
export { DreamsOffice } from './console/DreamsOffice.tsx';
export { categoriesOf, entryIn, numberIn, oneOf, openContest, orderIn, runningContest } from './open.ts';
export {
  askAvailability,
  askBeside,
  askDreams,
  askPhotographer,
  askPhotos,
  type PhotoSource,
} from './queries.ts';
