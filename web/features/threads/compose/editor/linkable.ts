/** Whether an address is one that the server lets stand: http, https and mailto. */
export const isLinkable = (address: string): boolean =>
  /^(?:https?:\/\/[^\s.]+\.\S+|mailto:[^\s@]+@\S+)$/i.test(address);
