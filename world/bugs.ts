import { globalFid } from '../contract/primitives/countries.ts';
import type { Actor } from '../server/platform/context.ts';
import type { Player } from './join.ts';
import { renderPicture } from './pictures/index.ts';
import type { Writing } from './polls.ts';
import type { Act } from './stage.ts';
import { type BugAnswer, type BugStory, bugModels, bugStaff, bugStories } from './story/bugs.ts';

const minute = 60_000;
/** Minutes after a report in which others say "same here". */
const sameAfter = 30;
const operators = 1;

const named = (value: string) => ({ value, en: value, fr: value, hi: value });

/** What an operator would have entered: the phones that reports name, each with its builds. */
export async function enterBugModels(act: Act, players: ReadonlyMap<string, Player>, at: Date): Promise<void> {
  const { actor, ip } = players.get(bugStaff)!;
  const doing = { at, ip, actor: { ...actor, groupid: operators } };
  for (const [model, builds] of bugModels) {
    await act('bugs.add-option', { var: 'device_model', ...named(model) }, doing);
    for (const build of builds)
      await act('bugs.add-option', { var: 'build_number', ...named(build), parent: model }, doing);
  }
}

/** The reports of the world, who has the same trouble, and what our team answers. */
export function bugWritings(act: Act, players: ReadonlyMap<string, Player>, end: number): Writing[] {
  const tids = new Map<string, number>();
  return bugStories.flatMap((story) => {
    const at = end - story.ago * 60 * minute;
    return [
      { at, write: async () => void tids.set(story.key, await reportOne(act, players, story, at)) },
      ...story.same.map((name, n) => ({
        at: at + sameAfter * (n + 1) * minute,
        write: async () => {
          const { actor, ip } = players.get(name)!;
          await act(
            'bugs.same',
            { tid: tids.get(story.key)! },
            { at: new Date(at + sameAfter * (n + 1) * minute), actor, ip },
          );
        },
      })),
      ...story.answers.map((answer) => ({
        at: at + answer.after * minute,
        write: () => answerOne(act, players, answer, { tids, key: story.key, at: at + answer.after * minute }),
      })),
    ];
  });
}

/** The words of a report with its steps as a list at their end, as the form sends them. */
function messageOf({ message, steps }: BugStory): string {
  const lines = steps.split('\n').filter(Boolean);
  return lines.length === 0 ? message : `${message}<ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`;
}

async function reportOne(act: Act, players: ReadonlyMap<string, Player>, story: BugStory, at: number): Promise<number> {
  const { actor, ip, person } = players.get(story.by)!;
  const { subject, type, model: device_model, build: build_number, probability, picture } = story;
  // Who joined by phone has an address for this all the same.
  const email = person.email || `${person.name.toLowerCase()}@example.com`;
  const file = picture && {
    filename: `${picture}.jpg`,
    mimetype: 'image/jpeg',
    bytes: await renderPicture(picture),
  };
  const aids = file ? [(await act('media.image-upload', {}, { at: new Date(at - minute), actor, ip, file })).aid] : [];
  const { tid } = await act(
    'bugs.report',
    {
      ...{
        subject,
        message: messageOf(story),
        format: 'html' as const,
        aids,
        type,
        device_model,
        build_number,
        probability,
        email,
      },
      ...(story.countryFid && { country_fid: story.countryFid }),
    },
    { at: new Date(at), actor, ip },
  );
  return tid;
}

/** Our team answers wherever a report stands. */
const everywhere = (actor: Actor): Actor => ({
  ...{ ...actor, countryFid: globalFid },
  office: actor.office && { ...actor.office, countryFid: globalFid },
});

async function answerOne(
  act: Act,
  players: ReadonlyMap<string, Player>,
  { status, message = '', solvedIn = '', joins }: BugAnswer,
  { tids, key, at }: { tids: ReadonlyMap<string, number>; key: string; at: number },
): Promise<void> {
  const { actor, ip } = players.get(bugStaff)!;
  const duplicate_of = joins === undefined ? 0 : tids.get(joins)!;
  const input = { tid: tids.get(key)!, status, message, solved_in: solvedIn, duplicate_of };
  await act('bugs.status', input, { at: new Date(at), actor: everywhere(actor), ip });
}
