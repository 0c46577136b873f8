import { fileURLToPath } from 'node:url';
import { parts } from '../web/made/parts.ts';
import { bringsRest } from './sheets.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const isPart = (id: string): boolean => parts[id.slice(root.length)] !== undefined;

/** What every page needs and seldom changes, so that a new version of ours leaves it. */
const everywhere = /node_modules\/(?:react|react-dom|scheduler)\//;
/** Our own parts that stand on most pages. Features stay with the routes and dialogs that use them. */
const common =
  /\/web\/(?:(?:shell|design|lib|parts|session|texts|router)\/(?!.*\.css)|features\/follows\/(?:mutations\.ts|components\/FollowButton\.tsx))/;
/** Parts that come with a form or a dialog. */
const late =
  /\/web\/(?:design\/(?:choices|fields|FormDialog|AskDialog|QrCode|InPlace|BoldIn|Segments|NeedsScript)\.tsx|(?:api\/use-act|lib\/(?:use-state-of|enter-key))\.ts)/;
/** What each page's code begins with. */
const begin =
  /\/web\/(?:(?:root|entry\.client|routes\/frame)\.tsx|parts\/use-once-idle\.ts|api\/(?:context|show-failure|use-loaded|use-press)\.ts|features\/\w+\/components\/(?:HideMember|BanMember)\.tsx)/;
/** What stands with posts and members, which is on most pages, too. */
const posts = [
  /\/web\/features\/threads\/(?:form-actions|share|mutations|use-mark|own-marks|presses|thread-state)\.ts/,
  /\/web\/features\/threads\/(?:message|use-shown-message|answer-on-opening)\.ts/,
  /\/web\/features\/threads\/kinds\/(?:KindPart|kinds|\w+\/(?:kinds?|poll-figures|forward-path))\.tsx?/,
  /\/web\/features\/threads\/(?:components\/(?:LinkCard|EditedLink)|traits\/(?:drawn-by|[\w-]+\/\w+Tag))\.tsx/,
  /\/web\/features\/economy\/mutations\.ts/,
  /\/web\/features\/\w+\/components\/(?:TopicChip|BoardLink|GroupLink)\.tsx/,
  /\/web\/design\/Prose\.tsx/,
  /\/contract\/(?:primitives\/(?:emoticons|emoticon-sprites|post-text)|domains\/posts\/limits)\.ts/,
];
/** What whoever writes writes with, on the pages of members alone. */
const writing =
  /\/web\/features\/(?:threads\/components\/(?:ReplyForm|PhotoPick|ReplyPhotos)|store\/components\/OwnEmoticons)\.tsx/;
/** The page of a thread, with what the gallery draws of it, too. */
const threadPage = [
  /\/web\/routes\/thread\.tsx/,
  /\/web\/features\/threads\/components\/(?:ReplyItem|ReplyBar|MainPost|RewardBar|ReplySection)\.tsx/,
  /\/web\/features\/threads\/(?:directions|photo-address|reward-address|thread-model)\.ts/,
];
const isOf = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id));
/** What the build makes of the frame's route, which stands around every page. */
const frameRoute = 'virtual:route/routes/frame.tsx';
/** Common parts that a page without a list or tabs does without. */
const lists =
  /\/web\/(?:router\/growing-rows|features\/feeds\/use-pull|lib\/(?:found-words|written-day)|texts\/(?:other-changes|days)|design\/(?:MoreRows|Tabs|EmptyState))\.tsx?/;
/** What only the cards of threads need. */
const cards = /\/web\/(?:design\/(?:PhotoGroup|Heart|FeedCardSkeleton|highlight)|lib\/(?:two-taps|new-since))\.tsx?/;
/** What a list of cards is made of, and what stands beside it on home: they come in one file, as one page asks for all of it. */
const feed = [
  /\/web\/features\/feeds\/components\/(?:FeedCard|FeedList|FeedHead)\.tsx/,
  /\/web\/features\/countries\/components\/(?:Here|Boards)\.tsx/,
  /\/web\/features\/economy\/components\/(?:CheckInCard|CheckInStrip|Seed|SignButton)\.tsx/,
  /\/web\/features\/welcome\/mutations\.ts/,
  /\/web\/lib\/board-names\.ts/,
];
/** What kinds of thread draw in a card. */
const kinds =
  /\/web\/features\/threads\/kinds\/(?:poll\/(?:PollPart|PollBallot|PollResults)|forward\/(?:ForwardPart|ForwardedCard)|video\/(?:VideoCard|VideoCover))\.tsx/;
/** What a few pages have, which stands with those. */
const seldom = [
  /\/web\/design\/(?:AppQr|CancelButton|EmoticonImage|FilledIn|Medals|ThemePictures|UpsideDown|icon-names)\.tsx?/,
  /\/web\/lib\/while-visible\.ts/,
  /\/web\/shell\/(?:access-screens|console-page)\.tsx?/,
  /\/web\/shell\/layouts\/(?:Account|Activity|Banned|Confirm|CreatorHome|Jackpot|Permission|UiDemo)Layout\.tsx/,
  /\/web\/session\/(?:enter|leave-for|creator-session|uid-auth)\.ts/,
];
/** What makes a page readable without a line. */
const offline = /\/web\/offline\/(?:start-offline|read-saved)\.ts/;
/** All that names files here, each of which there must be. */
export const filesNamed = [
  ...[everywhere, common, begin, late, lists, cards, writing, offline, kinds],
  ...[...posts, ...feed, ...threadPage, ...seldom],
];
const isOnMostPages = isOf([common, begin, ...posts]);
const comesLater = isOf([late, lists, cards, ...feed, ...seldom]);
const isFirst = (id: string): boolean =>
  id.endsWith(frameRoute) || (isOnMostPages(id) && !comesLater(id) && !isPart(id) && !bringsRest(id));

/** Files of the browser's code, those that are filled first ahead: each takes along what its parts import. */
export const chunkGroups = [
  { name: 'vendor', test: everywhere, priority: 4 },
  // With the entry in it: what stands in one file packs better, and names nothing for another one to take.
  { name: 'entry', test: isFirst, priority: 3 },
  { name: 'late', test: late, minShareCount: 3, priority: 3 },
  { name: 'lists', test: lists, priority: 2 },
  { name: 'feed', test: isOf([cards, ...feed]), priority: 2 },
  { name: 'kinds', test: kinds, priority: 2 },
  { name: 'offline', test: offline, priority: 2 },
  { name: 'writing', test: writing, priority: 0 },
  { name: 'thread', test: isOf(threadPage), priority: 1 },
];
