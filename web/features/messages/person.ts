import type { ChatConversation, ChatMessages } from '../../../contract/domains/messages/chat-shapes.ts';
import { type CountryCode, countryOfFid } from '../../../contract/primitives/countries.ts';
import type { DecInfo } from '../../design/avatar.ts';

/** A member's picture, without the frame that they wear elsewhere. */
export const infoOf = ({ avatar }: { avatar: string }): DecInfo => ({
  ...{ avatar, dec_goods_id: 0, dec_position: '', dec_url: '', ec_url: '' },
});

type Conversation = Pick<ChatConversation | ChatMessages, 'userProfile' | 'groupProfile'>;

/** A stranger's first message, which waits for an answer or was declined: links and photos are closed, and reading isn't shown. */
export const isRequest = ({ request, declined }: Pick<ChatMessages, 'request' | 'declined'>): boolean =>
  request === 1 || declined === 1;

/** Who or what a conversation is with, as it is shown. */
export interface Face {
  name: string;
  picture: string;
  country: CountryCode;
  isGroup: boolean;
  /** The other one's number, where they have an account still. */
  uid: number;
}

/** The face of a conversation: the other one's, or the group's. */
export function faceOf({ userProfile, groupProfile }: Conversation): Face {
  if (groupProfile)
    return { name: groupProfile.name, picture: groupProfile.faceUrl, country: 'global', isGroup: true, uid: 0 };
  return {
    name: userProfile?.nick ?? '',
    picture: userProfile?.avatar ?? '',
    country: countryOfFid(userProfile?.country_fid ?? 0)?.code ?? 'global',
    isGroup: false,
    uid: userProfile?.there === 1 ? userProfile.userID : 0,
  };
}
