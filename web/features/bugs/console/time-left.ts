/** Working time in the largest unit that it fills. */
export function timeLeft(seconds: number): { unit: 'days' | 'hours' | 'minutes'; count: number } {
  if (seconds >= 86_400) return { unit: 'days', count: Math.floor(seconds / 86_400) };
  if (seconds >= 3600) return { unit: 'hours', count: Math.floor(seconds / 3600) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(seconds / 60)) };
}
