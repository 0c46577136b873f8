/**
 * The words of a compiled message without values, as most are; undefined where it must be put together. Lingui makes all
 * its formatters for each message that it is asked for.
 */
export function constantText(message: unknown): string | undefined {
  const words: unknown = Array.isArray(message) && message.length === 1 ? message[0] : undefined;
  return typeof words === 'string' ? words : undefined;
}
