import { countryOfCode } from '../contract/primitives/countries.ts';
import type { Player } from './join.ts';
import { renderPicture } from './pictures/index.ts';
import type { Writing } from './polls.ts';
import { type Act, inParallel } from './stage.ts';
import { groups, type StoryGroup } from './story/groups.ts';

const minute = 60_000;

/** Creates the story's groups and lets people join them, by the site's own calls; what they write there is written with the rest. */
export async function openGroups(act: Act, players: ReadonlyMap<string, Player>, end: number): Promise<Writing[]> {
  const writings: Writing[] = [];
  await inParallel(groups, 1, async (group) => {
    const at = new Date(end - group.ago * 60 * minute);
    const groupid = await openGroup(act, players.get(group.owner)!, group, at);
    for (const [i, name] of group.members.entries()) {
      const { actor, ip, person } = players.get(name)!;
      const here = Math.max(at.getTime(), end - person.joined * 60 * minute);
      await act('groups.join', { groupid }, { at: new Date(Math.min(end, here + (20 + i * 17) * minute)), actor, ip });
    }
    for (const post of group.posts) {
      const written = end - post.ago * 60 * minute;
      writings.push({
        at: written,
        write: () => writeInGroup(act, players.get(post.by)!, { groupid, at: written, post }),
      });
    }
  });
  return writings;
}

async function writeInGroup(
  act: Act,
  { actor, ip, person }: Player,
  { groupid, at, post: { subject, message } }: { groupid: number; at: number; post: StoryGroup['posts'][number] },
): Promise<void> {
  const input = { subject, message, groupid, aids: [], captions: [], phonetype: person.device };
  await act('threads.create', input, { at: new Date(at), actor, ip });
}

async function openGroup(act: Act, { actor, ip }: Player, group: StoryGroup, at: Date): Promise<number> {
  const { name, description, reading } = group;
  const file = {
    ...{ filename: `${group.picture}.jpg`, mimetype: 'image/jpeg' },
    bytes: await renderPicture(group.picture),
  };
  const { aid } = await act('media.image-upload', {}, { at, actor, ip, file });
  const { list } = await act('topics.tags-list', {}, { at, ip });
  const tagids = list.filter(({ tagname }) => group.tags.includes(tagname)).map(({ tagid }) => tagid);
  const country_fid = countryOfCode(group.country)!.fid;
  const input = { name, description, reading, country_fid, logo_aid: aid, tagids };
  return (await act('groups.create', input, { at, actor, ip })).groupid;
}
