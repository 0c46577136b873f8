/** The query of a page that opens with the dialog: before there is script, its button is a link there. */
export const rewardFlag = 'reward';

/** The post whose reward an address asks for. */
export function rewardAsked(search: string): number | undefined {
  const asked = /^[1-9]\d{0,14}$/.exec(new URLSearchParams(search).get(rewardFlag) ?? '');
  return asked ? Number(asked[0]) : undefined;
}

export function withReward(search: string, pid: number): string {
  const params = new URLSearchParams(search);
  params.set(rewardFlag, String(pid));
  return `?${params}`;
}
