/** How a newcomer came, as a form sends it; not every call that lets somebody in does. */
export interface SentWith {
  reg_token?: string;
  invite?: string;
  from?: string;
}

/** How a newcomer came, as it is stored. */
export interface CameBy {
  /** pc, h5 or app, or empty. */
  from: string;
  /** The code of their inviter, as it came. */
  invite: string;
  /** What the device calls itself, so that many accounts of one device can be recognised. */
  device: string;
}

const kinds = ['pc', 'h5', 'app'];

export const cameBy = ({ reg_token = '', invite = '', from = '' }: SentWith): CameBy => ({
  from: kinds.includes(from) ? from : '',
  invite: invite.trim(),
  device: reg_token,
});
