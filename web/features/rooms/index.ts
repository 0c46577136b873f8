export { FindGroupsScreen } from './components/FindGroupsScreen.tsx';
export { NewGroupScreen } from './components/NewGroupScreen.tsx';
export { RoomScreen } from './components/RoomScreen.tsx';
export { readRoom, roomPlaceIn } from './queries.ts';
export { readNewGroup } from './read-new-group.ts';
