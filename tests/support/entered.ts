import { enteredCookie } from '../../contract/primitives/entered.ts';
import type { Api } from './api.ts';

/** The cookies that an answer sets, as the browser sends them back. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');

/** The ticket that a log-in by a form leaves for the page's script. */
export const ticketIn = (answer: Response): string =>
  decodeURIComponent(new RegExp(`${enteredCookie}=([^;]*)`).exec(cookiesOf(answer))![1]!);

/** What the page's script is given for that ticket. */
export const takenBy = async (api: Api, answer: Response) =>
  (await api.must('sign-in.take-entered', { ticket: ticketIn(answer) }, { headers: { cookie: cookiesOf(answer) } }))
    .data;
