import { channelRefusals, channels } from '../../../contract/channels.ts';
import { liveBeat, liveCloses, livePath, liveReturns, liveTimes } from '../../../contract/live.ts';
import { signals } from '../../../contract/signals.ts';
import { type Json, schemaOf } from './document.ts';

/** What goes over the members' socket, one way or the other. */
export interface LiveFrame {
  name: string;
  from: 'browser' | 'server';
  summary: string;
  payload: Json;
  example: unknown;
}

const object = (properties: Record<string, Json>): Json => ({
  ...{ type: 'object', required: Object.keys(properties), properties },
  additionalProperties: false,
});
const textLike = (example: string): Json => ({ type: 'string', minLength: 1, examples: [example] });
const channelOf = (kind: string): Json => ({ type: 'string', pattern: `^${kind}:[1-9][0-9]{0,14}$` });
const anyChannel = channelOf('[a-z]{1,20}');

/** Every frame of the socket, made of the contract. */
export function liveFrames(): LiveFrame[] {
  return [...browserFrames(), ...serverFrames()];
}

function browserFrames(): LiveFrame[] {
  const joins = Object.entries(channels).map(([kind, { seen }]) =>
    frame('browser', `join-${kind}`, `Begins to listen to a channel of ${kind}, and says what the page has.`, {
      ...{ join: channelOf(kind), seen: schemaOf(seen, 'input') },
    }),
  );
  return [
    frame('browser', 'token', 'The first frame: the token of a session.', {
      token: textLike('the token of a session'),
    }),
    frame('browser', 'sign', 'Or a signature of the chat.', { sign: textLike('a signature of genUserSign') }),
    beat('browser', 'Answers a beat.'),
    ...joins,
    frame('browser', 'leave', 'Listens no longer.', { leave: anyChannel }),
    frame('browser', 'typing', 'The member writes in a conversation at this moment.', { typing: channelOf('room') }),
  ];
}

function serverFrames(): LiveFrame[] {
  const sent = Object.entries(signals).map(([name, schema]) =>
    frame('server', `signal-${name}`, 'What changed for the member; sent on entering and whenever it moves.', {
      ...{ signal: { const: name }, data: schemaOf(schema, 'output') },
    }),
  );
  const news = Object.entries(channels).map(([kind, { news }]) =>
    frame('server', `news-${kind}`, `News of a channel of ${kind}; the first says how it stands.`, {
      ...{ channel: channelOf(kind), data: schemaOf(news, 'output') },
    }),
  );
  return [
    beat('server', `Every ${liveTimes.beat / 1000} seconds: to be answered until the next.`),
    ...sent,
    ...news,
    frame('server', 'refused', 'There are no news of a channel, or none any more.', {
      channel: textLike('room:1'),
      refused: { type: 'string', examples: Object.values(channelRefusals) },
    }),
  ];
}

function frame(from: LiveFrame['from'], name: string, summary: string, properties: Record<string, Json>): LiveFrame {
  const payload = object(properties);
  return { name, from, summary, payload, example: exampleOf(payload) };
}

const beat = (from: LiveFrame['from'], summary: string): LiveFrame => ({
  ...{ name: `beat-of-${from}`, from, summary, payload: { const: liveBeat }, example: liveBeat },
});

/** The smallest thing of a schema. */
function exampleOf(schema: Json): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [first] = (schema.anyOf ?? schema.oneOf ?? []) as Json[];
  if (first) return exampleOf(first);
  if (schema.type === 'object') {
    const properties = (schema.properties ?? {}) as Record<string, Json>;
    const required = (schema.required ?? []) as string[];
    return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name]!)]));
  }
  if (schema.type === 'array') return [];
  if (schema.type === 'string') return exampleText(schema);
  if (schema.type === 'boolean') return false;
  return typeof schema.minimum === 'number' ? Math.max(0, schema.minimum) : 0;
}

function exampleText({ pattern, examples }: Json): string {
  if (Array.isArray(examples)) return String(examples[0]);
  if (typeof pattern !== 'string') return '';
  return pattern.startsWith('^[a-z]') ? 'room:1' : `${pattern.slice(1, pattern.indexOf(':'))}:1`;
}

/** The AsyncAPI 3 document of the members' socket. */
export function asyncApiDocument(): Json {
  const frames = liveFrames();
  const refs = (from: LiveFrame['from'], to: string) =>
    frames.filter((each) => each.from === from).map(({ name }) => ({ $ref: `#/${to}/${name}` }));
  const channel = { $ref: '#/channels/live' };
  return {
    asyncapi: '3.0.0',
    info: {
      ...{ title: 'Baobab, live', version: '5.1.3' },
      description: `What an open page is sent at once. A frame is JSON, or the beat “${liveBeat}”. The first frame of a browser comes within ${liveTimes.hello / 1000} seconds. Where the server closes by “restart”, the reason says after how many milliseconds to come back.`,
    },
    servers: { site: { host: '{host}', protocol: 'wss', variables: { host: { default: 'localhost' } } } },
    channels: {
      live: {
        address: livePath,
        messages: Object.fromEntries(frames.map(({ name }) => [name, { $ref: `#/components/messages/${name}` }])),
        bindings: { ws: { method: 'GET' } },
        'x-close-codes': liveCloses,
        'x-times': liveTimes,
        'x-returns': liveReturns,
      },
    },
    operations: {
      receive: { action: 'receive', channel, messages: refs('browser', 'channels/live/messages') },
      send: { action: 'send', channel, messages: refs('server', 'channels/live/messages') },
    },
    components: {
      messages: Object.fromEntries(
        frames.map(({ name, summary, payload, example }) => [
          name,
          { name, summary, contentType: 'application/json', payload, examples: [{ payload: example }] },
        ]),
      ),
    },
  };
}
