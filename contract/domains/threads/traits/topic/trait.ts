import { z } from 'zod';
import { flag, id, idOrNone } from '../../../../primitives/fields.ts';
import { noShapes, type TraitShapes } from '../trait.ts';

/** The topic that it stands in, 0 for none, its name and the address of its logo. */
const topicFields = { topid: id, topic_name: z.string(), topic_pic: z.string() };

/** The topic that it stands in, 0 for none. */
export const topicTrait = {
  ...noShapes,
  body: { topid: idOrNone.optional() },
  refuses: ['threads.topic_missing', 'topics.unknown'],
  row: topicFields,
  whole: {
    /** Its host has put it first in its topic. */
    topic_pinned: flag,
  },
  own: {
    /** The reader follows its topic. */
    topic_is_attention: flag,
  },
  can: {
    /** Put it first in its topic, or take it from there. */
    pinInTopic: z.boolean(),
  },
  edit: topicFields,
} as const satisfies TraitShapes;
