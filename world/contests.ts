import type { InputOf } from '../contract/call.ts';
import type { Calls } from '../contract/calls.ts';
import { awardPrize, categoriesOf, createContest, freezeDue, setDream } from '../server/domains/contests/index.ts';
import type { Player } from './join.ts';
import { renderPicture } from './pictures/index.ts';
import type { Writing } from './polls.ts';
import { type Act, byHand, type Stage } from './stage.ts';
import { type ContestStory, contestRules, contests, contestTerms, type EntryStory, entries } from './story/contests.ts';

const minute = 60_000;
const hour = 60 * minute;

type Sent = InputOf<Calls['contests.create']>;

/** A contest as an operator fills it in. */
function sentOf(story: ContestStory, end: number): Sent {
  const at = (ago: number): number => Math.floor((end - ago * hour) / 1000);
  const said = (['en', 'fr', 'hi'] as const).flatMap((language, place) => [
    [`title_${language}`, story.title[place]],
    [`brief_${language}`, story.brief[place]],
    [`rules_${language}`, contestRules[place]],
    [`terms_${language}`, contestTerms[place]],
    [`agreement_${language}`, `${story.brief[place]}\n\n${contestRules[place]}`],
  ]);
  const prizes = story.prizes.map(([what_en, what_fr, what_hi, xgold], place) => ({
    ...{ place: place + 1, what_en, what_fr, what_hi, xgold, count: 1 },
  }));
  return {
    ...(Object.fromEntries(said) as Sent),
    ...{ fid: story.fid, country_fid: 0, decide: story.decide, entries_max: 3, categories: [] },
    ...{ opens_at: at(story.opens), entries_until: at(story.until) },
    ...{ closes_at: at(story.closes), winners_at: at(story.winners) },
    ...{ jury: story.jury.join(','), prizes: JSON.stringify(prizes) },
  };
}

/** Opens the world's contests, as an operator did before anybody entered; their numbers. */
export async function openContests(stage: Stage, end: number): Promise<ReadonlyMap<string, number>> {
  const numbers = new Map<string, number>();
  for (const story of contests) {
    const at = new Date(end - (story.opens + 1) * hour);
    const { contest } = await byHand(stage, at, (ctx) => createContest(ctx, sentOf(story, end)));
    numbers.set(story.key, contest);
  }
  return numbers;
}

interface Entering {
  stage: Stage;
  act: Act;
  players: ReadonlyMap<string, Player>;
  end: number;
  numbers: ReadonlyMap<string, number>;
  /** Threads of the entries. */
  entered: Map<EntryStory, number>;
}

/** The entering of each photo, and who likes it. */
export const entryWritings = (builder: Entering): Writing[] =>
  entries.map((entry) => {
    const at = builder.end - entry.ago * hour;
    return { at, write: () => enter(builder, entry, at) };
  });

async function enter(
  { stage, act, players, numbers, entered }: Entering,
  entry: EntryStory,
  at: number,
): Promise<void> {
  const { actor, ip } = players.get(entry.by)!;
  const fid = entry.fid ?? 770;
  const file = { filename: `${entry.picture}.jpg`, mimetype: 'image/jpeg', bytes: await renderPicture(entry.picture) };
  const { aid } = await act('media.image-upload', {}, { at: new Date(at - 3 * minute), actor, ip, file });
  const categories = await categoriesOf(stage.platform.db, fid);
  const exif = entry.camera
    ? JSON.stringify([{ aid, camera: entry.camera, aperture: '1.8', shutter: '1/60', iso: 200 }])
    : '';
  const sent = {
    ...{ subject: entry.subject, message: entry.message ?? '', fid, aids: [aid], agree: 1, exif },
    typeid: entry.category ? (categories[entry.category - 1]?.typeid ?? 0) : 0,
    contest: entry.contest ? numbers.get(entry.contest)! : 0,
  };
  const { Variables } = await act('threads.new-thread-photos', sent, { at: new Date(at), actor, ip });
  entered.set(entry, Variables.tid);
  for (const [i, name] of entry.likes.entries()) {
    const fan = players.get(name)!;
    const liking = { at: new Date(at + (20 + i * 31) * minute), actor: fan.actor, ip: fan.ip };
    await act('threads.like-photo', { tid: Variables.tid, like: 1 }, liking);
  }
}

/** The ended contest is frozen at its close and its prizes are given; a helped dream comes back with what became of it. */
export async function endContests({ stage, players, end, numbers, entered }: Entering, by: string): Promise<void> {
  const { actor } = players.get(by)!;
  const over = contests.filter(({ closes }) => closes > 0);
  for (const { closes } of over) {
    const clock = () => new Date(end - closes * hour);
    await freezeDue({ db: stage.platform.db, clock });
  }
  for (const [entry, tid] of entered) {
    const contest = entry.contest === undefined ? undefined : over.find(({ key }) => key === entry.contest);
    if (contest && entry.place) {
      const given = { contest: numbers.get(contest.key)!, place: entry.place, tid };
      await byHand(stage, new Date(end - contest.winners * hour), (ctx) => awardPrize({ ...ctx, actor }, given));
    }
    if (entry.became) {
      const dream = { tid, state: 'told', what: entry.became, aid: 0 } as const;
      await byHand(stage, new Date(end - 48 * hour), (ctx) => setDream({ ...ctx, actor }, dream));
    }
  }
}
