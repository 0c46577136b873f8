/** By this name the browser wakes the worker for what waits. */
export const syncTag = 'queue';
