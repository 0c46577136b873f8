export { cancelDeletion } from './actions/cancel-deletion.ts';
export { dataExported, deletionRequested, deletionTakenBack } from './events.ts';
