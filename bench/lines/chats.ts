import { bothTimes } from '../both-times.ts';
import { clearRooms, fillRoom, makeConversations, makeGroup, withDatabase } from '../chat-world.ts';
import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import type { Request } from '../recorder.ts';
import { memberHeaders, quick, small } from '../world.ts';

export const group: Group = { name: 'chats', at: 418, needs: 'site', alsoAt: [quick, small], lines: chats };

const conversations = 2000;
const missed = 5000;
const asks = 20;
/** Messages for each post of the world: ten million at full size. */
const messagesAPost = 5;

/** A member's list, and pages of a long conversation, by the database's time and by the site's. */
async function chats(site: Site): Promise<Line[]> {
  const { members, posts } = site.setting;
  const [owner, ...others] = members;
  const uids = members.slice(0, 200).map(({ uid }) => uid);
  const count = posts * messagesAPost;
  const rooms = await withDatabase(site.databaseUrl, async (client) => {
    await clearRooms(client);
    const peers = Array.from({ length: conversations }, (_, at) => others[at % others.length]!.uid);
    await makeConversations(client, owner!.uid, peers);
    const long = await makeGroup(client, uids);
    await fillRoom(client, long, uids, count);
    await client.query('vacuum analyze messages.messages');
    await client.query('vacuum analyze messages.room_members');
    return { long };
  });
  const own = memberHeaders(owner!);
  const asked = (url: (at: number) => string): Request[] =>
    Array.from({ length: asks }, (_, at) => ({ method: 'GET', url: url(at), headers: own }));
  const conversation = `conversationID=GROUP${rooms.long}`;
  const size = `${(count / 1e6).toLocaleString('en')} million messages`;
  return bothTimes(site, [
    {
      name: `list of ${conversations.toLocaleString('en')} conversations`,
      requests: asked((at) => `/v5/chat/conversations?perpage=${20 - (at % 10)}`),
      ...{ databaseTarget: 20, expect: '"lastMessage"' },
    },
    {
      name: `history at ${size}`,
      requests: asked(
        (at) => `/v5/chat/messages?${conversation}&nextReqMessageID=${1 + Math.floor((count * (at + 1)) / asks)}`,
      ),
      ...{ databaseTarget: 10, expect: '"messageList"' },
    },
    {
      name: `catching up after ${missed.toLocaleString('en')} missed, a page of 100`,
      requests: asked(
        (at) => `/v5/chat/messages?${conversation}&limit=100&after=${Math.max(0, count - missed) + at * 100}`,
      ),
      ...{ databaseTarget: 50, expect: '"messageList"' },
    },
  ]);
}
