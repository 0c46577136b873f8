import type {
  ChannelKindName,
  ChannelMessage,
  ChannelName,
  ChannelRequest,
  channelRefusals,
  NewsOf,
  SeenOf,
} from '../../contract/channels.ts';

type Say = (text: string) => void;

/** What a part of the page wants of a channel. */
interface Listening<K extends ChannelKindName> {
  /** What the page shows when it begins, and again after each loss of the connection. */
  seen: () => SeenOf<K>;
  onNews: (news: NewsOf<K>) => void;
  /** There are no news, or no more; by the refusal's name. */
  onRefused: (refusal: string) => void;
}

/** The server had no room, or could not look. The contract's own constant would bring its schemas into the page. */
const later: (typeof channelRefusals)['later'] = 'live.later';
/** Until it is asked again, in milliseconds. */
export const retryPause = 30_000;

const listening = new Map<string, Listening<ChannelKindName>>();
let say: Say | undefined;

const request = (wanted: ChannelRequest): void => say?.(JSON.stringify(wanted));
const join = (name: string, { seen }: Listening<ChannelKindName>): void =>
  request({ join: name as ChannelName, seen: seen() });

/** Listens to a channel while the connection stands, until the end that it returns is called. */
export function listenTo<K extends ChannelKindName>(name: ChannelName<K>, wanted: Listening<K>): () => void {
  listening.set(name, wanted);
  join(name, wanted);
  return () => {
    // Somebody else may listen by now.
    if (listening.get(name) !== wanted) return;
    listening.delete(name);
    request({ leave: name as ChannelName });
  };
}

/** Says to whoever listens to a room that one writes at this moment; nothing where there is no connection. */
export const sayTyping = (name: ChannelName<'room'>): void => request({ typing: name });

/** The server has let the member in: whoever listens says what their page shows. */
export function connectChannels(send: Say): void {
  say = send;
  for (const [name, wanted] of listening) join(name, wanted);
}

/** The connection has gone; a newer one may be there already. */
export function disconnectChannels(send: Say): void {
  if (say === send) say = undefined;
}

export function onChannelMessage(message: ChannelMessage): void {
  const wanted = listening.get(message.channel);
  if ('data' in message) wanted?.onNews(message.data);
  else if (message.refused === later) askLater(message.channel);
  else wanted?.onRefused(message.refused);
}

/** Asks again after a pause, if somebody still listens. */
function askLater(name: string): void {
  setTimeout(() => {
    const wanted = listening.get(name);
    if (wanted) join(name, wanted);
  }, retryPause);
}
