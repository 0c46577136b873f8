import { globalFid } from '../contract/primitives/countries.ts';
import { giveOffice } from '../server/domains/moderation/index.ts';
import type { Player } from './join.ts';
import type { Writing } from './polls.ts';
import { type Act, byHand, type Stage } from './stage.ts';
import { caretakers, type Forward, forwards } from './story/chosen.ts';
import { stories } from './story/index.ts';
import { topics } from './story/topics.ts';

const minute = 60_000;

interface WorldParts {
  act: Act;
  players: ReadonlyMap<string, Player>;
  /** Threads that stand, by the stories' keys. */
  written: ReadonlyMap<string, number>;
  end: number;
}

/** What people pass on, each once what they pass on stands. */
export const forwardWritings = (parts: WorldParts): Writing[] =>
  forwards.map((forward) => ({
    at: parts.end - forward.ago * 60 * minute,
    write: () => passOn(parts, forward),
  }));

async function passOn(
  { act, players, written, end }: WorldParts,
  { by, ago, of, subject, message }: Forward,
): Promise<void> {
  const { actor, ip, person } = players.get(by)!;
  const input = { subject, message, forward_tid: written.get(of)!, phonetype: person.device };
  await act('threads.forward', input, { at: new Date(end - ago * 60 * minute), actor, ip });
}

/** Gives people their topics, as operators would, and lets them put threads there into the selection. */
export async function featureAll(stage: Stage, parts: WorldParts, topicOf: ReadonlyMap<string, number>): Promise<void> {
  const { act, players, written, end } = parts;
  for (const { name, topic, features, after } of caretakers) {
    const { actor, uid, ip } = players.get(name)!;
    const { ago, host } = topics.find((each) => each.name === topic)!;
    const over = { office: 'topic', place: topicOf.get(features[0])!, countryFid: globalFid } as const;
    const names = { en: topic, fr: topic, hi: topic };
    await byHand(stage, new Date(end - (ago - 1) * 60 * minute), (ctx) =>
      giveOffice({ ...ctx, actor: players.get(host)!.actor }, { uid, reason: 'Knows the topic.', ...over, names }),
    );
    for (const key of features) {
      const story = stories.find((each) => each.key === key)!;
      const at = new Date(Math.min(end, end - story.ago * 60 * minute + after * minute));
      const doing = { at, actor: { ...actor, offices: [over] }, ip };
      await act('review.digest', { tid: written.get(key)!, digestlevel: 1 }, doing);
    }
  }
}
