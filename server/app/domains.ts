// Made by `npm run lists` of what the domains declare: change it there.
import { createBugs } from '../domains/bugs/manifest.ts';
import { createContests } from '../domains/contests/manifest.ts';
import { createCountries } from '../domains/countries/manifest.ts';
import { createDraw } from '../domains/draw/manifest.ts';
import { createFeedback } from '../domains/feedback/manifest.ts';
import { createFeeds } from '../domains/feeds/manifest.ts';
import { createFollows } from '../domains/follows/manifest.ts';
import { createGifts } from '../domains/gifts/manifest.ts';
import { createGroups } from '../domains/groups/manifest.ts';
import { createInvitations } from '../domains/invitations/manifest.ts';
import { createMedia } from '../domains/media/manifest.ts';
import { createMessages } from '../domains/messages/manifest.ts';
import { createPosts } from '../domains/posts/manifest.ts';
import { createProfiles } from '../domains/profiles/manifest.ts';
import { createRanking } from '../domains/ranking/manifest.ts';
import { createReview } from '../domains/review/manifest.ts';
import { createRooms } from '../domains/rooms/manifest.ts';
import { createSearch } from '../domains/search/manifest.ts';
import { createStore } from '../domains/store/manifest.ts';
import { createTasks } from '../domains/tasks/manifest.ts';
import { createThreads } from '../domains/threads/manifest.ts';
import { createTopics } from '../domains/topics/manifest.ts';
import { createWelcome } from '../domains/welcome/manifest.ts';

type Needed<Create extends (parts: never) => unknown> = Parameters<Create>[0];

/** What these domains are made of, each of which takes what it needs. */
type Parts = Needed<typeof createBugs> &
  Needed<typeof createContests> &
  Needed<typeof createCountries> &
  Needed<typeof createDraw> &
  Needed<typeof createFeedback> &
  Needed<typeof createFeeds> &
  Needed<typeof createFollows> &
  Needed<typeof createGifts> &
  Needed<typeof createGroups> &
  Needed<typeof createInvitations> &
  Needed<typeof createMedia> &
  Needed<typeof createMessages> &
  Needed<typeof createPosts> &
  Needed<typeof createProfiles> &
  Needed<typeof createRanking> &
  Needed<typeof createReview> &
  Needed<typeof createRooms> &
  Needed<typeof createSearch> &
  Needed<typeof createStore> &
  Needed<typeof createTasks> &
  Needed<typeof createThreads> &
  Needed<typeof createTopics> &
  Needed<typeof createWelcome>;

/** The domains that need no part of their own; those that others are built on are made in `server/app.ts`. */
export function createOtherDomains(parts: Parts) {
  const bugs = createBugs(parts);
  const contests = createContests(parts);
  const countries = createCountries(parts);
  const draw = createDraw(parts);
  const feedback = createFeedback(parts);
  const feeds = createFeeds(parts);
  const follows = createFollows(parts);
  const gifts = createGifts(parts);
  const groups = createGroups(parts);
  const invitations = createInvitations(parts);
  const media = createMedia(parts);
  const messages = createMessages(parts);
  const posts = createPosts(parts);
  const profiles = createProfiles(parts);
  const ranking = createRanking(parts);
  const review = createReview(parts);
  const rooms = createRooms(parts);
  const search = createSearch(parts);
  const store = createStore(parts);
  const tasks = createTasks(parts);
  const threads = createThreads(parts);
  const topics = createTopics(parts);
  const welcome = createWelcome(parts);
  const all = [
    bugs,
    contests,
    countries,
    draw,
    feedback,
    feeds,
    follows,
    gifts,
    groups,
    invitations,
    media,
    messages,
    posts,
    profiles,
    ranking,
    review,
    rooms,
    search,
    store,
    tasks,
    threads,
    topics,
    welcome,
  ] as const;
  return { all, media, threads };
}
