import { sitePath } from '../../../contract/primitives/site-path.ts';

/** What sends a browser on. */
interface Sender {
  redirect(to: string, status: number): unknown;
}

/** The `Location` of a page of this site, whatever the path was made of: the one place that sends readers on within it. */
export const sendOn = (reply: Sender, to: string, status: 301 | 302 | 303 | 308): unknown =>
  reply.redirect(sitePath(to), status);
