/** Figures of the threads that stand in topics (D2 §9). */
export const inTopicLimits = {
  /** Rows of the latest, the ranking and the activity list. */
  page: 10,
  /** Rows of the article list. */
  articlePage: 20,
  /** Rows of a list of topics. */
  topicPage: 20,
  /** Threads that stand first in a topic. */
  pins: 3,
  /** Of a member's threads so many are looked at for the topics they posted in. */
  lookedAt: 200,
  /** Members named beside a topic, and the days that they are measured by. */
  best: 4,
  bestDays: 7,
} as const;
