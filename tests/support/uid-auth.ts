import { createHmac } from 'node:crypto';

/** The authorisation value of an exchange's call, as a client of the documents makes it (DECISIONS "uid_auth"). */
export const uidAuthOf = ({ uid, token }: { uid: number; token: string }, cid: number, xcoin?: number): string =>
  createHmac('sha256', token)
    .update(`${cid}.${uid}.${xcoin ?? ''}`)
    .digest('hex');
