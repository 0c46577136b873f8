interface KindFacts {
  /** The kind's number, stored with a thread and sent as `special`. */
  special: number;
  /** The flag of a member's role that allows posting a thread of this kind (R-SES-020). */
  roleFlag: 'allowpost' | 'allowpostpoll';
}

/** Every kind of thread; its fields and calls are joined in kind-parts.ts, its parts in server and web by this name. */
export const threadKinds = {
  plain: { special: 0, roleFlag: 'allowpost' },
  poll: { special: 1, roleFlag: 'allowpostpoll' },
  video: { special: 2, roleFlag: 'allowpost' },
  forward: { special: 3, roleFlag: 'allowpost' },
} as const satisfies Record<string, KindFacts>;

export type KindName = keyof typeof threadKinds;

/** Fields that the documents name otherwise than their kind. */
const fieldNames = { forward: 'forward_info' } as const satisfies { [N in KindName]?: string };

/** The field that a kind adds to a thread: under its own name, or as the documents spell it. */
export type FieldOf<N extends KindName> = N extends keyof typeof fieldNames ? (typeof fieldNames)[N] : N;

/** The fields that the kinds add to a thread, as they stand in threads of other kinds. */
export const noKindFields = { poll: null, video: null, forward_info: null } as const;

/** The kind of a thread, by what it stores of it; one that a newer version knows beside this one shows its words alone. */
export function kindOf(special: number): KindName {
  const names = Object.keys(threadKinds) as KindName[];
  return names.find((name) => threadKinds[name].special === special) ?? 'plain';
}

/** The field that the kind of a thread adds to it. */
export function fieldOf(special: number): string {
  const kind = kindOf(special);
  return kind in fieldNames ? fieldNames[kind as keyof typeof fieldNames] : kind;
}
