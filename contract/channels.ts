import type { z } from 'zod';
import { domainChannels } from './made/channels.ts';

/** Every kind of channel that a logged-in browser may listen to, with what it says on entering and what it is sent. */
export const channels = domainChannels;

export type ChannelKindName = keyof typeof channels;
/** What a browser says of its page when it begins to listen. */
export type SeenOf<K extends ChannelKindName> = z.output<(typeof channels)[K]['seen']>;
/** What it is sent. */
export type NewsOf<K extends ChannelKindName> = z.output<(typeof channels)[K]['news']>;

/** A channel by its kind and the id of its subject: `thread:1024`. */
export type ChannelName<K extends ChannelKindName = ChannelKindName> = `${K}:${number}`;

/** What a browser sends after its token: it begins to listen, ends, or says that somebody writes there at this moment. */
export type ChannelRequest = { join: ChannelName; seen: unknown } | { leave: ChannelName } | { typing: ChannelName };

/** What goes over the socket to the browser: news, or why there are none, or none any more. */
export type ChannelMessage =
  | { [K in ChannelKindName]: { channel: ChannelName<K>; data: NewsOf<K> } }[ChannelKindName]
  | { channel: string; refused: string };

/** Why a request was refused; beside these there are the refusals of the domain, such as `threads.not_exist`. */
export const channelRefusals = {
  /** No request of this shape, or what the page says it shows is not as the kind wants it. */
  malformed: 'live.malformed',
  /** There is no such kind of channel. */
  unknown: 'live.unknown_channel',
  /** This connection listens to as many as it may. */
  tooMany: 'live.too_many_channels',
  tooFast: 'live.too_fast',
  /** The process has no room, or could not look: later it may. */
  later: 'live.later',
} as const;
