export { Discovery } from './components/Discovery.tsx';
export { RankingScreen } from './components/RankingScreen.tsx';
export { askRanking, type RankingSource, readDiscovery, tabOf } from './queries.ts';
