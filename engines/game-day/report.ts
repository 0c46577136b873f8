import type { Seen } from './play.ts';

export interface Drill {
  day: string;
  cores: number;
  members: number;
  seen: Seen[];
  /** Parts that were not tried, and why. */
  leftOut: [part: string, why: string][];
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

const rowOf = ({ part, does, failed, asked, longestPauseSeconds, secondsUntilWell, alarms, wrong }: Seen): string =>
  `| ${[
    part,
    does,
    `${failed.writes} of ${asked.writes}`,
    `${failed.pages} of ${asked.pages}`,
    longestPauseSeconds.toFixed(1),
    Number.isFinite(secondsUntilWell) ? secondsUntilWell.toFixed(1) : 'not within 90',
    alarms.join(', ') || 'none',
    String(wrong.length),
  ]
    .map(cell)
    .join(' | ')} |`;

/** What was seen, as a page of the log. */
export const pageOf = ({ day, cores, members, seen, leftOut }: Drill): string =>
  [
    `# Game day of ${day}`,
    '',
    `\`npm run game-day\` on ${cores} cores: a primary and a replica of PostgreSQL, Redis, a store of files, a mail server, two web processes and one for jobs`,
    `behind haproxy; ${members} members act and four guests read while one part after the other is broken. A write that is not answered is sent again`,
    'with its key until it is. An alarm is named whose condition began to hold; it fires once that has lasted as long as its rule says.',
    '',
    '| part | what happens | writes that failed, of all tries | pages that failed | longest pause of writes, s | well again after the mend, s | alarms | lost or wrong |',
    '|---|---|--:|--:|--:|--:|---|--:|',
    ...seen.map(rowOf),
    ...(leftOut.length > 0 ? ['', 'Not tried:', ...leftOut.map(([part, why]) => `- ${part}: ${why}`)] : []),
    ...seen.flatMap(({ part, wrong }) => wrong.map((line) => `- ${part}: ${line}`)),
    '',
  ].join('\n');
