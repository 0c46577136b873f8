import type { Refused } from '../open-envelope.ts';

/** What a form that was sent without script was answered, as the page that is drawn next shows it. */
export interface Said {
  call: string;
  /** What was sent, as texts: a refused form shows it again. */
  fields: Readonly<Record<string, string>>;
  /** The call's own sentence about what was done; absent where it was refused, or says nothing. */
  done?: string;
  /** The form shows by itself why it was refused. */
  showsRefusal?: boolean;
  /** Why it was refused; absent where it was done. */
  refused?: Pick<Refused, 'name' | 'msg' | 'issues' | 'extra'>;
}
