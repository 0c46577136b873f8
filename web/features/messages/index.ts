export { MessagesScreen } from './components/MessagesScreen.tsx';
export { NewMessage } from './components/NewMessage.tsx';
export { type MessagesRead, placeIn, readMessages } from './queries.ts';
