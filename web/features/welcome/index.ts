export { HelloStep } from './components/HelloStep.tsx';
export { HomeBeginning } from './components/HomeBeginning.tsx';
export { InterestsSettings } from './components/InterestsSettings.tsx';
export { InterestsStep } from './components/InterestsStep.tsx';
export { PeopleStep } from './components/PeopleStep.tsx';
export { type Beginning, readBeginning, readInterests, readPeople } from './queries.ts';
