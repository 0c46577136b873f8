export { FindGroupsScreen } from './components/FindGroupsScreen.tsx';
export { HomeChat } from './components/HomeChat.tsx';
export { NewGroupScreen } from './components/NewGroupScreen.tsx';
export { RoomScreen } from './components/RoomScreen.tsx';
export { type HomeChatRead, readHomeChat, readRoom, roomPlaceIn } from './queries.ts';
export { readNewGroup } from './read-new-group.ts';
