export { CountryFeed } from './components/CountryFeed.tsx';
export { FeedCard } from './components/FeedCard.tsx';
export { FeedEmpty } from './components/FeedFrame.tsx';
export { NewerPosts, OwnPrompt } from './components/FeedHead.tsx';
export { FeedList } from './components/FeedList.tsx';
export { type FeedResult, type FeedSource, openCountryFeed, readFeed, readTop } from './queries.ts';
