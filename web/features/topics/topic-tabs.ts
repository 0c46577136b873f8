/** The parts of a topic's page, the first as it opens. */
export const topicTabs = ['latest', 'ranking', 'activity', 'about'] as const;
export type TopicTab = (typeof topicTabs)[number];

/** The part that an address asks for. */
export const topicTabOf = (query: URLSearchParams): TopicTab =>
  topicTabs.find((tab) => tab === query.get('tab')) ?? 'latest';

/** What is done with a topic in a dialog over its page. */
export const topicActs = ['edit', 'delete'] as const;
export type TopicAct = (typeof topicActs)[number];

export const topicActOf = (query: URLSearchParams): TopicAct | null =>
  topicActs.find((act) => act === query.get('act')) ?? null;
