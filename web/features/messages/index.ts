export { ChatSettingsScreen } from './components/ChatSettingsScreen.tsx';
export { MessagesScreen } from './components/MessagesScreen.tsx';
export { NewMessage } from './components/NewMessage.tsx';
export { ChatReportsScreen } from './console/ChatReportsScreen.tsx';
export { chatSettings, type MessagesRead, placeIn, readMessages } from './queries.ts';
