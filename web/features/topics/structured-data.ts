import type { TopicRow } from '../../../contract/domains/topics/shapes.ts';
import { type Country, localePath } from '../../../contract/primitives/countries.ts';
import { breadcrumbs, listFacts } from '../../shell/structured-data.tsx';

type Named = Pick<TopicRow, 'topid' | 'top_name'>;

const allTopics = '/topic';
const pathOf = ({ code }: Country, { topid }: Named): string => localePath(code, `${allTopics}/${topid}`);

/** The topics of a country as search engines read them: a list. */
export const topicsFacts = (publicUrl: string, country: Country, name: string, topics: readonly Named[]): string =>
  listFacts(publicUrl, {
    path: localePath(country.code, allTopics),
    name,
    language: country.language,
    list: topics.map((topic) => ({ name: topic.top_name, path: pathOf(country, topic) })),
  });

/** The way to a topic: its country, all topics under their `title`, itself. */
export const wayToTopic = (publicUrl: string, country: Country, title: string, topic: Named): string =>
  breadcrumbs(publicUrl, [
    { name: country.names[country.language], path: localePath(country.code, '/') },
    { name: title, path: localePath(country.code, allTopics) },
    { name: topic.top_name, path: pathOf(country, topic) },
  ]);
