const dot = '•';

/** A phone number of which the beginning and the end alone are read. */
export function maskedPhone(phone: string): string {
  const [begins, ends] = phone.length > 7 ? [phone.slice(0, 3), phone.slice(-2)] : ['', phone.slice(-1)];
  return begins + dot.repeat(phone.length - begins.length - ends.length) + ends;
}

/** An e-mail address of which the first character and the host are read; as many dots whatever its length. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${at > 1 ? first : ''}${dot.repeat(3)}${at < 0 ? '' : email.slice(at)}`;
}
