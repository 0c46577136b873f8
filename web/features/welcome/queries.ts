import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { type Caller, isRefusal } from '../../api/wire.ts';

export type Interests = DataOf<Calls['welcome.interests']>;
export type People = DataOf<Calls['welcome.people']>;
/** What a home begins with: threads of what its member chose, and what is said above them. */
export type Beginning = DataOf<Calls['welcome.home']>;

export const readInterests = async (call: Caller): Promise<Interests> => (await call('welcome.interests', {})).data;

export const readPeople = async (call: Caller): Promise<People> => (await call('welcome.people', {})).data;

const nothing: Beginning = { list: [], boards: [], says: 0, next: '' };

/** The beginning of page 1 of a home; without an answer the home is as everybody's. */
export async function readBeginning(call: Caller, countryFid: number, page: number): Promise<Beginning> {
  if (page > 1) return nothing;
  try {
    return (await call('welcome.home', { country_fid: countryFid })).data;
  } catch (error) {
    if (isRefusal(error)) return nothing;
    throw error;
  }
}
