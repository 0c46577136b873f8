import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { countryIdOrNone, flagField, idOrNone, text, whole } from '../../primitives/fields.ts';
import { categoryIcons } from './category-icons.ts';
import { categoryLimits } from './limits.ts';
import { categoryRow } from './shapes.ts';

const name = text(categoryLimits.nameMax).default('');
const line = text(categoryLimits.lineMax).default('');

/** What operators say of a category: a name and one line in each language. */
const categoryBody = {
  icon: z.enum(categoryIcons),
  name_en: name,
  name_fr: name,
  name_hi: name,
  line_en: line,
  line_fr: line,
  line_hi: line,
  position: whole(0, categoryLimits.positionMax).default(100),
};

const writing = {
  method: 'POST',
  envelope: 'v5',
  access: 'operator',
  proof: 'none',
  source: 'docs/features/countries.md',
  output: categoryRow,
  writes: true,
  limit: 'write',
} as const;

/** What operators do: the list of categories. */
export const adminCalls = {
  'countries.categories': defineCall({
    method: 'GET',
    path: '/v5/admin/categories',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'The categories of a country, or without one those that every country has; closed ones too.',
    source: 'docs/features/countries.md',
    query: z.object({ country_fid: countryIdOrNone.default(0) }),
    output: z.object({ list: z.array(categoryRow) }),
  }),
  'countries.create-category': defineCall({
    ...writing,
    path: '/v5/admin/categories',
    summary: 'Opens a category in a country, or in every one; all of its words in three languages.',
    body: z.object({ ...categoryBody, country_fid: countryIdOrNone.default(0) }),
    refusals: ['wire.bad_input', 'countries.category_unnamed', 'countries.categories_full', 'wire.too_many'],
    idempotent: true,
  }),
  'countries.change-category': defineCall({
    ...writing,
    path: '/v5/admin/categories/change',
    summary: 'Changes the words, drawing and place of a category.',
    body: z.object({ ...categoryBody, typeid: idOrNone }),
    refusals: ['countries.category_unknown', 'countries.category_unnamed', 'wire.too_many'],
  }),
  'countries.close-category': defineCall({
    ...writing,
    path: '/v5/admin/categories/close',
    summary: 'Closes a category to new threads and takes it off the lists, or opens it again; its threads stay.',
    body: z.object({ typeid: idOrNone, closed: flagField.default(1) }),
    refusals: ['countries.category_unknown', 'countries.category_stays', 'wire.too_many'],
  }),
} as const;
