export { boardName } from './reads/board-name.ts';
