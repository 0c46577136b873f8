import { z } from 'zod';

/** What the calculator takes of the bench: the line, and what of it. */
const wanted = {
  guestCached: ['thread page, guest, from the cache', 'cost'],
  guestFirst: ['thread page, guest, first ask, nothing of it there', 'cost'],
  guestBytes: ['thread page, guest, first ask, nothing of it there', 'bytes'],
  memberAgain: ['thread page, member, rendered', 'cost'],
  memberFirst: ['thread page, member, first ask, nothing of it there', 'cost'],
  memberBytes: ['thread page, member, rendered', 'bytes'],
  call: ['thread of 20 posts, member, JSON', 'cost'],
  reply: ['reply written, beside messages', 'cost'],
  message: ['message written, 16 rooms', 'cost'],
  messageToAll: ['message to all connected of a group, p95', 'cost'],
  reward: ['reward to one popular author, durable', 'cost'],
  view: ['a view, processor of the site', 'measured'],
  socketMemory: ['10,000 idle live connections, memory each', 'measured'],
  socketsProcessor: ['10,000 idle live connections, processor a second', 'measured'],
  processMemory: ['memory of the process after all this', 'measured'],
  messageRow: ['a message on disk', 'measured'],
  noticeRow: ['a notice on disk', 'measured'],
  transferRow: ['a transfer on disk', 'measured'],
} as const satisfies Record<string, readonly [line: string, take: 'cost' | 'bytes' | 'measured']>;

export type FigureName = keyof typeof wanted;
/** Milliseconds of processor, bytes, or what the line itself is measured in. */
export type Figures = Record<FigureName, number>;

const resultsOf = z.object({
  lines: z.array(
    z.object({
      name: z.string(),
      unit: z.string(),
      measured: z.number(),
      cost: z.number().optional(),
      bytes: z.number().optional(),
      run: z.string().optional(),
    }),
  ),
});
export type MeasuredLine = z.infer<typeof resultsOf>['lines'][number];

/** The lines of a JSON that the bench wrote. Throws where it is none. */
export const linesOf = (json: string): MeasuredLine[] => resultsOf.parse(JSON.parse(json)).lines;

/** A figure of its line, and in which run it was measured. */
export interface Taken {
  figure: FigureName;
  line: string;
  take: 'cost' | 'bytes' | 'measured';
  value: number;
  unit: string;
  run: string;
}

const units = { cost: 'ms of processor', bytes: 'B' } as const;

/**
 * Each figure of the first of these that has it, so that a run of some lines is completed by a stored one.
 * Throws with the name of the line that none has.
 */
export function takeFigures(...results: readonly (readonly MeasuredLine[])[]): Taken[] {
  return Object.entries(wanted).map(([figure, [line, take]]) => {
    for (const lines of results) {
      const found = lines.find(({ name }) => name === line);
      const value = found && takenOf(found, take);
      if (found && value !== undefined) {
        const unit = take === 'measured' ? found.unit : units[take];
        return { figure: figure as FigureName, line, take, value, unit, run: found.run ?? 'the given file' };
      }
    }
    throw new Error(`no measured line "${line}" with its ${take}`);
  });
}

/** A rate whose cost was not noted filled one core, so that an answer cost its share of a second. */
function takenOf(line: MeasuredLine, take: Taken['take']): number | undefined {
  if (take !== 'cost') return line[take];
  return line.cost ?? (line.unit === '/s' ? 1000 / line.measured : undefined);
}

export const figuresOf = (taken: readonly Taken[]): Figures =>
  Object.fromEntries(taken.map(({ figure, value }) => [figure, value])) as Figures;
