import { hash } from 'node:crypto';

/** Stands for bytes or a text wherever they are the same: 132 bits of their SHA-256. */
export const digestOf = (of: Buffer | string): string => hash('sha256', of, 'base64url').slice(0, 22);
