export { keepAccount } from './actions/keep-account.ts';
export { dataExported, deletionRequested, deletionTakenBack } from './events.ts';
