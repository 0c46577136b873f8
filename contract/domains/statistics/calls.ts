import { z } from 'zod';
import type { FileAnswer } from '../../call.ts';
import { defineCall } from '../../call.ts';
import { languages } from '../../primitives/countries.ts';
import { countryIdOrNone, dayField, flagField, text } from '../../primitives/fields.ts';
import { statisticsLimits } from './limits.ts';
import { countedAt, dayOfSeries, figureShape, joinedWeek, shownFigure } from './shapes.ts';

const { figures, nameMax, firstDay, lastDay } = statisticsLimits;

/** Whose days: of a country by its own clock, or of all countries or those that read a language by UTC. */
const whose = {
  /** 0 for all. */
  country_fid: countryIdOrNone.default(0),
  /** Empty for all; a country has one, and goes before it. */
  language: z.enum(['', ...languages]).default(''),
};
/** No other day can have figures; what lies further back or ahead isn't even a day of the database. */
const countedDay = dayField.refine((day) => day >= firstDay && day <= lastDay);
const span = { from: countedDay, to: countedDay };

export const statisticsCalls = {
  'statistics.figures': defineCall({
    method: 'GET',
    path: '/v5/admin/statistics/figures',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'What is counted of each day, the first and the last day that were, and when that was.',
    output: z.object({
      list: z.array(figureShape),
      first: z.iso.date().nullable(),
      last: z.iso.date().nullable(),
      countedAt,
    }),
  }),
  'statistics.series': defineCall({
    method: 'GET',
    path: '/v5/admin/statistics/series',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'One figure day by day, 366 at most, beside as many days before.',
    query: z.object({ figure: text(nameMax), part: text(nameMax).default(''), ...span, ...whose }),
    output: figureShape.extend({
      days: z.array(dayOfSeries),
      /** Of all days together, where they may be summed up. */
      total: shownFigure,
      before: shownFigure,
      /** The sums of its parts, the largest first; of the whole figure alone. */
      byPart: z.array(shownFigure.extend({ part: z.string(), label: z.string() })),
    }),
    refusals: ['statistics.figure_unknown', 'statistics.days_many'],
  }),
  'statistics.retention': defineCall({
    method: 'GET',
    path: '/v5/admin/statistics/retention',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary:
      'Of the people who joined in each of the last weeks, how many came again in the weeks after; the newest first.',
    query: z.object(whose),
    output: z.object({ list: z.array(joinedWeek) }),
  }),
  'statistics.retention-csv': defineCall({
    method: 'GET',
    path: '/v5/admin/statistics/retention/csv',
    envelope: 'file',
    access: 'operator',
    proof: 'none',
    summary: 'The same weeks as CSV: a line a week of joining, and a column for each week after.',
    query: z.object(whose),
    output: z.custom<FileAnswer>(),
  }),
  'statistics.csv': defineCall({
    method: 'GET',
    path: '/v5/admin/statistics/csv',
    envelope: 'file',
    access: 'operator',
    proof: 'none',
    summary:
      'The same days as CSV: a line a day, and of each figure a column, and one of the period before where it is wanted.',
    query: z.object({
      /** Names with commas between. */
      figures: text(figures * (nameMax + 1)),
      before: flagField.default(1),
      ...span,
      ...whose,
    }),
    output: z.custom<FileAnswer>(),
    form: true,
    refusals: ['statistics.figure_unknown', 'statistics.days_many'],
  }),
} as const;
