export { ChatSettingsScreen } from './components/ChatSettingsScreen.tsx';
export { MessagesScreen } from './components/MessagesScreen.tsx';
export { NewMessage } from './components/NewMessage.tsx';
export { ChatReportsScreen } from './console/ChatReportsScreen.tsx';
export { type MessagesRead, ownSettings, placeIn, readMessages } from './queries.ts';
