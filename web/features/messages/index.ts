export { ChatSettingsScreen } from './components/ChatSettingsScreen.tsx';
export { MessagesScreen } from './components/MessagesScreen.tsx';
export { NewMessage } from './components/NewMessage.tsx';
export { ChatReportsScreen } from './console/ChatReportsScreen.tsx';
export { type MessagesRead, placeIn, ownSettings, readMessages } from './queries.ts';
