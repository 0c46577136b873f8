import type { TagRow, TopicCategory, TopicDetail } from '../../../contract/domains/topics/shapes.ts';
import { globalFid } from '../../../contract/primitives/countries.ts';
import { formAction } from '../../../contract/primitives/page-form.ts';

/** A topic's form begins one, or changes one (R-TOP-005). */
export type TopicMode = 'new' | 'edit';

/** What can be chosen in the form. */
export interface TopicChoices {
  tags: readonly TagRow[];
  categories: readonly TopicCategory[];
  /** The country that the categories are of. */
  fid: number;
}

/** The form as it holds it; the call's names are given to it when it is sent. */
export interface TopicFormState {
  topicname: string;
  description: string;
  checkedTags: readonly number[];
  aids: readonly number[];
  categoryId: number;
  categoryName: string;
  countryFid: number;
  mode: TopicMode;
}

export type ChangeForm = (change: (now: TopicFormState) => TopicFormState) => void;

export const emptyTopicForm = (countryFid: number): TopicFormState => ({
  ...{ topicname: '', description: '', checkedTags: [], aids: [], categoryId: 0, categoryName: '' },
  ...{ countryFid, mode: 'new' },
});

export const topicFormOf = (topic: TopicDetail): TopicFormState => ({
  topicname: topic.top_name,
  description: topic.description,
  checkedTags: topic.tags.map(({ tagid }) => tagid),
  aids: topic.aid > 0 ? [topic.aid] : [],
  categoryId: topic.categoryid,
  categoryName: topic.categoryname,
  countryFid: topic.country_fid,
  mode: 'edit',
});

/** The form under the names of the call: its category goes as `categoryid` (R-TOP-021). */
export const sentTopic = (form: TopicFormState) => ({
  country_fid: form.countryFid,
  subject: form.topicname,
  message: form.description,
  categoryid: form.categoryId,
  aids: [...form.aids],
  checkedTags: [...form.checkedTags],
});

/** The dialog's own fields of the page's form. */
const part = 'topic';
export const fieldOf = (name: string): string => `${name}@${part}`;

/** Where the form of a topic that stands is sent without script; its page comes again, seen from itself. */
export const editAction = (topid: number): string =>
  formAction('topics.edit', { tid: topid, isEdit: 1, _of: part, _to: topid });

/** Home, seen from the topic's page (R-TOP-006). */
export const deleteAction = (topid: number): string =>
  formAction('topics.delete', { tid: topid, _of: part, _to: '..' });

export const followAction = ({ topid, is_following }: { topid: number; is_following: 0 | 1 }): string =>
  formAction('topics.follow', { topid, status: is_following });

/** Countries that a member can create a topic for: their own, and all. */
export const countriesFor = (own: number): readonly number[] => (own === globalFid ? [own] : [own, globalFid]);

/** Kinds of picture that a logo is taken from (R-TOP-011). */
export const logoTypes = ['image/jpeg', 'image/png'] as const;

export const isLogoType = (type: string): boolean => (logoTypes as readonly string[]).includes(type);

/** The middle of a picture, as wide as it is high. */
export function middleOf(width: number, height: number): { left: number; top: number; side: number } {
  const side = Math.min(width, height);
  return { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), side };
}
