import { isRefusal } from '../../api/wire.ts';

/** A list of members that can't be had makes the page load anew (R-CHT-035). */
export async function orReload<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (isRefusal(error)) window.location.reload();
    throw error;
  }
}
