/** The challenge that a browser says it answered, before anything is believed; undefined where it says none. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const said = JSON.parse(atob(clientDataJSON.replaceAll('-', '+').replaceAll('_', '/'))) as { challenge?: unknown };
    return typeof said?.challenge === 'string' && /^[\w-]{1,200}$/.test(said.challenge) ? said.challenge : undefined;
  } catch {
    return undefined;
  }
}
