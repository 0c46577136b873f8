import { countryOfCode } from '../contract/primitives/countries.ts';
import { addTopic } from '../server/domains/topics/index.ts';
import type { Player } from './join.ts';
import { renderPicture } from './pictures/index.ts';
import { type Act, byHand, inParallel, type Stage } from './stage.ts';
import { type StoryTopic, topics } from './story/topics.ts';

const minute = 60_000;

/** Makes the story's topics, and lets people follow them by the site's own call; which story stands in which. */
export async function openTopics(
  stage: Stage,
  act: Act,
  players: ReadonlyMap<string, Player>,
  end: number,
): Promise<ReadonlyMap<string, number>> {
  const byStory = new Map<string, number>();
  await inParallel(topics, 2, async (topic) => {
    const at = new Date(end - topic.ago * 60 * minute);
    const topid = await openTopic(stage, act, players.get(topic.host)!, topic, at);
    for (const key of topic.threads) byStory.set(key, topid);
    for (const [i, name] of topic.followers.entries()) {
      const { actor, ip, person } = players.get(name)!;
      const joined = end - person.joined * 60 * minute;
      const followed = new Date(Math.min(end, Math.max(at.getTime(), joined) + (15 + i * 13) * minute));
      await act('topics.follow', { topid, status: 0 }, { at: followed, actor, ip });
    }
  });
  return byStory;
}

async function openTopic(stage: Stage, act: Act, { actor, ip }: Player, topic: StoryTopic, at: Date): Promise<number> {
  const bytes = await renderPicture(topic.picture);
  const file = { filename: `${topic.picture}.jpg`, mimetype: 'image/jpeg', bytes };
  const { aid } = await act('media.image-upload', {}, { at, actor, ip, file });
  const { list } = await act('topics.tags-list', {}, { at, ip });
  const fields = {
    name: topic.name,
    description: topic.description,
    countryFid: countryOfCode(topic.country)!.fid,
    hostUid: actor.uid,
    logoAid: aid,
    tagids: list.filter(({ tagname }) => topic.tags.includes(tagname)).map(({ tagid }) => tagid),
  };
  return byHand(stage, at, (ctx) => addTopic(ctx, fields));
}
